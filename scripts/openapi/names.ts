import type { Call, Verb } from './find-calls';

/** Of a call that stands at the end of an address: what it does to what stands before it. */
const DEEDS = new Set(
  (
    'accept advance answer apply apologize arrive cancel change checkout claim close complete confirm create ' +
    'contest decline demo-payment demo-start dispatch dispute estimate generate generate-key invite keep leave lock ' +
    'login mark-paid move no-show open preview read redact refund register release remind repair report resend roll ' +
    'rotate revoke send sign start stop test undo verify void withdraw'
  ).split(' '),
);

const FIRST_WORDS: Record<Verb, string> = {
  GET: 'get',
  POST: 'create',
  PUT: 'set',
  PATCH: 'change',
  DELETE: 'delete',
};

type Named = Pick<Call, 'verb' | 'path'>;

/**
 * The name of a call in a program, as `lockProperty`, made from its verb and its address. Those that serve the pages of
 * the site begin with `site`: several do what a call of /v1 does.
 */
export function operationId(call: Named): string {
  const words = plainWords(call);
  const all = call.path.startsWith('/v1/') ? words : ['site', ...words];
  return all
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

/** The same for people: `Lock property`. */
export function summaryOf(call: Named): string {
  const words = plainWords(call).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The folder that a call is in. */
export function tagOf({ path }: Pick<Call, 'path'>): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'v1' ? `v1/${second}` : second;
}

function plainWords(call: Named): string[] {
  return wordsOf(call)
    .flatMap((word) => word.replace(/[A-Z]/g, (letter) => `-${letter}`).split(/[^A-Za-z0-9]+/))
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

function wordsOf({ verb, path }: Named): string[] {
  const parts = path.split('/').slice(2);
  const isOne = parts.at(-1)?.startsWith('{') ?? false;
  const isOneOfAnother = isOne && parts.at(-2)?.startsWith('{');
  const names = parts.flatMap((part, index) => {
    if (part.startsWith('{')) return [];
    if (part === 'test_helpers') return ['test'];
    return [parts[index + 1]?.startsWith('{') ? singular(part) : part];
  });
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  if (verb === 'POST' && !isOne && DEEDS.has(last) && before.length > 0) {
    return [last, ...before.slice(0, -1), singular(before.at(-1) ?? '')];
  }
  if (verb === 'POST' && !DEEDS.has(last) && DEEDS.has(last.split('-')[0] ?? '')) return [last];
  if (verb === 'GET' && !isOne && /[^su]s$/.test(last)) return ['list', ...before, last];
  if (verb === 'POST' && !isOne) return [FIRST_WORDS.POST, ...before, singular(last)];
  return [FIRST_WORDS[verb], ...names, ...(isOneOfAnother ? ['by-id'] : [])];
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|sh|ch)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
