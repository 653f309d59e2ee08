import { HOLE } from '@/tests/support/source-text';

const hard =
  'never|always|nobody|no one|guarantee[sd]?|secure(?:ly|d)?|instant(?:ly)?|immediate(?:ly)?|at once|any ?time|' +
  'real[- ]time|permanent(?:ly)?|forever|automatic(?:ally)?|unlimited|impossible|anyone|anybody|anywhere';
/** Every promise of a time, whether it is written as a figure or worked out. */
const times = `\\bwithin (?:${HOLE}|\\d|(?:an?|one|two|three|five|seven|ten|the (?:hour|day|week|month|year))\\b)`;
/** They stand in many labels, too. */
const soft = 'all|each|every(?:one|body|thing|where)?|none|nothing|only';

/** Words that leave no exception: a sentence about us that has one is true without exception, or false. */
const ABSOLUTE = new RegExp(`\\b(?:${hard}|${soft})\\b|${times}|\\b24/7`, 'giu');
const HARD = new RegExp(`\\b(?:${hard})\\b|${times}|\\b24/7`, 'iu');

/** What stands around each absolute word of a text that none of the sentences covers. */
export function uncovered(text: string, sentences: Iterable<string>): string[] {
  const covered = [...sentences].flatMap((each) => placesOf(text, each));
  return [...text.matchAll(ABSOLUTE)].flatMap(({ index }) =>
    covered.some(([from, to]) => from <= index && index < to)
      ? []
      : [text.slice(Math.max(0, index - 60), index + 60)],
  );
}

function placesOf(text: string, sentence: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1))
    places.push([at, at + sentence.length]);
  return places;
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!][”)]?) (?=[\p{Lu}“(…])/u);
}

/** Sentences that claim nothing, by their form alone. */
const forms: [name: string, has: (sentence: string) => boolean][] = [
  ['a question', (sentence) => sentence.endsWith('?')],
  ['what the reader is asked to do', (sentence) => sentence.startsWith('Please ')],
  [
    'that a list of the reader is empty so far',
    (sentence) => /^(?:No|None|Nothing|Nobody)\b.*\byet\b/.test(sentence),
  ],
  [
    'that a filter leaves nothing',
    (sentence) => /^(?:Nothing|Nobody)\b.*\bmatches this filter\.$/.test(sentence),
  ],
  ['a label', (sentence) => isLabel(sentence)],
];

/** Which of the forms a sentence has that claims nothing; null for any other. */
export function formOf(sentence: string): string | null {
  return forms.find(([, has]) => has(sentence))?.[0] ?? null;
}

/** “All states”, “Show everything”: names a choice. One with a stronger word is a promise, however short. */
function isLabel(sentence: string): boolean {
  return sentence.split(' ').length <= 4 && !/[.:;,]$/.test(sentence) && !HARD.test(sentence);
}

/** Values that fill a hole are shorter than this. */
const LONGEST_VALUE = 200;

/** Whether a text has a sentence, with anything in its holes. */
export function standsIn(text: string, sentence: string): boolean {
  if (sentence.replaceAll(HOLE, '').length <= 15) return false;
  const parts = sentence.split(HOLE);
  // A pattern looks at each place of a long text; most sentences are not there at all.
  if (!parts.every((part) => text.includes(part))) return false;
  if (parts.length === 1) return true;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(escaped.join(`.{0,${LONGEST_VALUE}}?`), 'u');
  // Short parts stand all over a text: only around the longest one can the whole sentence stand.
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best));
  const reach = sentence.length + LONGEST_VALUE * parts.length;
  return placesOf(text, longest).some(([from, to]) =>
    pattern.test(text.slice(Math.max(0, from - reach), to + reach)),
  );
}
