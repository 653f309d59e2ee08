import { AFTER_D, AFTER_O, MARITAL, NOISE, NOISE_IN_FRONT, PARTICLES, SUFFIXES, TITLES } from './party-words';

/** One way to read a person's name: `THOMAS JAMES` may be James Thomas, or Thomas James. */
export type PersonName = {
  /** two where a person has two, or a hyphen */
  last: string[];
  given: string[];
  suffix: string | null;
  /** 1, or less for a reading that is less likely */
  weight: number;
  /** the last name was taken from the front, without a comma that says so */
  isTurned: boolean;
};

const TWO_LAST_NAMES = 0.95;
const MOST_WORDS = 8;

/** The words of a person's name, without titles and noise, with `de la` joined to what follows. */
export function nameWords(tokens: string[]): { words: string[]; suffix: string | null } {
  const kept = withoutNoise(tokens.filter((token) => !TITLES.has(token)));
  const suffix = kept.map((token) => SUFFIXES[token]).find((each) => each !== undefined) ?? null;
  const words = kept.filter((token) => !(token in SUFFIXES) && !/\d/.test(token)).slice(0, MOST_WORDS);
  return { words, suffix };
}

function withoutNoise(tokens: string[]): string[] {
  const start = tokens.findIndex((_, index) => !isNoiseInFront(tokens, index));
  if (start < 0) return [];
  const rest = tokens.slice(start);
  const end = rest.findIndex((_, index) => index > 0 && isNoise(rest, index));
  return end < 0 ? rest : rest.slice(0, end);
}

/** `Her` is a last name too, but not after `as`. */
function isNoiseInFront(tokens: string[], index: number): boolean {
  const token = tokens[index] ?? '';
  return isNoise(tokens, index) || NOISE_IN_FRONT.has(token) || (token === 'her' && index > 0);
}

function isNoise(tokens: string[], index: number): boolean {
  const token = tokens[index] ?? '';
  const isArticle = (token === 'a' || token === 'an') && MARITAL.has(tokens[index + 1] ?? '');
  return isArticle || NOISE.has(token);
}

/** All ways to read the words of one person without a comma: last name at the end, or in front, of one word or two. */
export function readingsOf(words: string[], suffix: string | null): PersonName[] {
  const joined = joinParticles(words);
  return [...read(joined, suffix), ...(joined.length < words.length ? read(words, suffix) : [])];
}

function read(words: string[], suffix: string | null): PersonName[] {
  if (words.length < 2) return words.length === 0 ? [] : [person(words, [], suffix, 1)];
  const ending = (size: number, weight: number) =>
    person(words.slice(-size), words.slice(0, -size), suffix, weight);
  const leading = (size: number, weight: number) => ({
    ...person(words.slice(0, size), words.slice(size), suffix, weight),
    isTurned: true,
  });
  const readings = [ending(1, 1), leading(1, 1)];
  if (words.length > 2) readings.push(ending(2, TWO_LAST_NAMES), leading(2, TWO_LAST_NAMES));
  return readings.filter(({ last }) => last.every((word) => word.length > 1));
}

/** `Smith, Jane A`: the comma says which is which. */
export function readLastFirst(last: string[], given: string[], suffix: string | null): PersonName {
  return person(joinParticles(last), given, suffix, 1);
}

export function person(last: string[], given: string[], suffix: string | null, weight: number): PersonName {
  const apart = (words: string[]) => words.flatMap((word) => word.split('-')).filter(Boolean);
  return { last: apart(last), given: apart(given), suffix, weight, isTurned: false };
}

/** `de la cruz` → `de_la_cruz`, `mc donald` → `mcdonald`, `o brien` → `obrien`. */
function joinParticles(words: string[]): string[] {
  const joined: string[] = [];
  let front = '';
  words.forEach((word, index) => {
    const isLast = index === words.length - 1;
    const next = words[index + 1] ?? '';
    const isApostrophe = (word === 'o' && AFTER_O.has(next)) || (word === 'd' && AFTER_D.has(next));
    if (!isLast && (PARTICLES.has(word) || isApostrophe)) {
      front += /^(?:mc|mac|o|d|fitz)$/.test(word) ? word : `${word}_`;
      return;
    }
    joined.push(front + word);
    front = '';
  });
  return joined;
}
