import type { Draft } from './rule';

/** A text in one line of small letters with plain quotes, so that a sentence is found however it is printed. */
function plainText(text: string): string {
  return text
    .replace(/^[ \t]*\| /gm, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

export function hasWords({ text }: Draft, words: string): boolean {
  return plainText(text).includes(plainText(words));
}

/** What was filled in, without space around it; empty where nothing was. */
export function valueOf({ values }: Draft, name: string): string {
  return (values[name] ?? '').trim();
}

/** Whether two names are written the same, but for case, accents, points and spaces. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map(nameLetters);
  return first !== '' && first === second;
}

/** What makes another name of one: a son's, or that of a trust. */
const OF_ANOTHER = /^(?:jr|sr|ii|iii|iv|junior|senior|family|living|revocable|trust)\b/;

/** Whether a name is one of those in a text: `Ann Lee` in `Ann Lee and Bob Ray, in equal shares`. */
export function isNamed(text: string, name: string): boolean {
  const sought = nameLetters(name);
  if (sought === '') return false;
  const [, ...after] = ` ${nameLetters(text)} `.split(` ${sought} `);
  return after.some((rest) => !OF_ANOTHER.test(rest));
}

function nameLetters(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a text can be an address: a figure, and words beside it (`12345` and `Houston` are none). */
export function hasAddress(text: string): boolean {
  return /\d/.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

/** Whether a text is nothing to pay: zero, less than zero, or a word for it. */
export function lacksPrice(text: string): boolean {
  return NO_PRICE.test(text.replace(/\s/g, ''));
}

const NO_PRICE = /^(?:\(?\$?[-−–]\$?[\d.].*|\$?0+(?:\.0+)?(?:dollars)?|none|nothing|free|n\/?a)\.?$/i;

/** Whether a text is a day of the calendar: `2026-11-24`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/** The same day some years later or, by a negative number, earlier; 29 February becomes 1 March. */
export function yearsFrom(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
