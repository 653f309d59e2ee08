/** What a model may add to an answer: formal words are longer. */
const MOST_TIMES = 3;
const AND_CHARACTERS = 400;

/** Words that begin a sentence with a capital letter say nothing of who or where. */
const SENTENCE_START = /(?:^|[.!?:;]\s|\n)\s?\p{Lu}[\p{L}’']*/gu;
const NAME = /\p{Lu}[\p{L}’'-]+/gu;
const NUMBER = /\d[\d.,:/-]*\d|\d/g;
const NOT_PROSE = /[<>{}[\]_|`]|https?:|www\./i;

/**
 * Whether a model's wording says what the person said: it keeps each number and name, adds none, and is prose of a
 * sensible length. What a name is, is read from its capital letter, so a wording that is fine may be refused; the
 * person's own words are used then.
 */
export function keepsTo(own: string, worded: string): boolean {
  const text = worded.trim();
  if (text === '' || text.length > own.length * MOST_TIMES + AND_CHARACTERS || NOT_PROSE.test(text))
    return false;
  return isSame(numbersOf(own), numbersOf(text)) && namesOf(own, text);
}

function numbersOf(text: string): Set<string> {
  return new Set(text.match(NUMBER) ?? []);
}

function isSame(a: Set<string>, b: Set<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each));
}

/** Names of the person's words are in the model's, and the model's in the person's, in whatever letters. */
function namesOf(own: string, worded: string): boolean {
  const [inOwn, inWorded] = [own.toLowerCase(), worded.toLowerCase()];
  const within = (text: string) => text.replace(SENTENCE_START, ' ').match(NAME) ?? [];
  return (
    within(own).every((name) => inWorded.includes(name.toLowerCase())) &&
    within(worded).every((name) => inOwn.includes(name.toLowerCase()))
  );
}

/** The answers of a model that are taken, by the names of the fields; everything else it says is left out. */
export function acceptWording(
  own: Readonly<Record<string, string>>,
  answered: unknown,
): Record<string, string> {
  if (typeof answered !== 'object' || answered === null) return {};
  const taken = Object.entries(answered).filter((entry): entry is [string, string] => {
    const [name, text] = entry as [string, unknown];
    return Object.hasOwn(own, name) && typeof text === 'string' && keepsTo(own[name] ?? '', text);
  });
  return Object.fromEntries(taken.map(([name, text]) => [name, text.trim()]));
}
