const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const YEAR = String.raw`(?:19|20)\d{2}`;

const written = [
  new RegExp(String.raw`\b${MONTH} ?\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}\b`, 'gi'),
  new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:day of )?${MONTH},? ${YEAR}\b`, 'gi'),
  new RegExp(String.raw`\b[a-z]{4,10}(?:-[a-z]{3,7})? day of ${MONTH},? ${YEAR}\b`, 'gi'),
];
const numbers = [
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(?:(?:19|20)\d{2}|\d{2})\b/g, month: 1, day: 2 },
  { pattern: /\b(\d{1,2})-(\d{1,2})-(?:19|20)\d{2}\b/g, month: 1, day: 2 },
  { pattern: /\b(?:19|20)\d{2}-(\d{2})-(\d{2})\b/g, month: 1, day: 2 },
];
/** Each run of underscores is two by then. */
const blanks =
  /__ ?(?:st|nd|rd|th)? ?day of|\bday of ?__|\bdated?(?: signed)?(?: this)? ?:? ?__|__ ?\/ ?__ ?\/ ?__/gi;

/** Dates that are written out, and places for one that were left empty. */
export function countDates(text: string): { filled: number; blank: number } {
  const line = text.replace(/\s+/g, ' ').replace(/_{2,}/g, '__');
  const words = written.flatMap((pattern) => line.match(pattern) ?? []);
  const figures = numbers.flatMap(({ pattern, month, day }) =>
    [...line.matchAll(pattern)].filter((match) => isDay(Number(match[month]), Number(match[day]))),
  );
  return { filled: words.length + figures.length, blank: line.match(blanks)?.length ?? 0 };
}

function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
