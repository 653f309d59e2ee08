import { labeled, matches, type Span } from './span';

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const DAY = String.raw`\d{1,2}(?:\s?(?:st|nd|rd|th))?`;

/** Each way to write a date; a line may end inside it. */
const date = new RegExp(
  [
    String.raw`\d{4}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{1,2}`,
    String.raw`\d\s?\d?\s?[-/.]\s?\d\s?\d?\s?[-/.]\s?(?:\d{4}|\d\s\d\s\d\s\d|\d{2})`,
    String.raw`${MONTH}\s*${DAY}\s*,?\s*\d{4}`,
    String.raw`${DAY}\s*(?:day\s+of|of)?[\s-]*${MONTH}[\s,-]*(?:\d{4}|\d{2})`,
    String.raw`\d{8}`,
  ]
    .map((form) => `(?<![\\d/.])${form}(?![\\d/]|[-.]\\d)`)
    .join('|'),
  'gi',
);

const name = String.raw`\bdate\s+of\s+birth\b|\bbirth\s*-?\s*date\b|\bbirthday\b|\bd\s?[./]\s?o\s?[./]\s?b\b\.?|\bdob\b`;
const label = new RegExp(String.raw`${name}|\bborn(?:\s+on)?\b|\bbirth\b`);
const after = new RegExp(String.raw`^[\s,(_]{1,20}(?:${name})(?![\s:.]*\d)`, 'i');
const otherDate =
  /\b(?:dated?|signed|recorded|issued|expires?|expiration|death|died|executed|married|hired|closing|effective)\b/i;

/**
 * Dates that come after a birth label, or right before one, as under the line of a form.
 * `minimal` leaves the year: Fed. R. Civ. P. 5.2(a)(2).
 */
export function findBirthDates(text: string): Span[] {
  const dates = matches(text, date)
    .filter(({ match }) => isDate(match[0]))
    .map(({ span }) => span);
  const named = labeled(text, dates, { says: label, unless: otherDate });
  const namedBehind = dates.filter(
    (span) => !named.includes(span) && after.test(text.slice(span.end, span.end + 60)),
  );
  return [...named, ...namedBehind].map((span) => leavingYear(text, span));
}

function isDate(text: string): boolean {
  if (/[a-z]{3}/i.test(text)) return Number(/\d{1,2}/.exec(text.replace(/\d{4}/, ''))?.[0] ?? 0) <= 31;
  const compact = text.replace(/\s/g, '');
  const parts = /^\d{8}$/.test(compact)
    ? [compact.slice(0, 2), compact.slice(2, 4)]
    : compact.split(/[-/.]/).filter((part) => part.length <= 2);
  const [one = 0, other = 0] = parts.map(Number);
  const low = Math.min(one, other);
  return low >= 1 && low <= 12 && Math.max(one, other) <= 31;
}

function leavingYear(text: string, span: Span): Span {
  const found = text.slice(span.start, span.end);
  const year = /\d{4}$|^\d{4}(?=\D)|\d\s\d\s\d\s\d$|\d{2}$/.exec(found);
  if (!year) return span;
  const start = span.start + year.index;
  return { ...span, leaves: { start, end: start + year[0].length } };
}
