/** Many more than the product has styles and a server its readers' time zones. */
const MOST_KEPT = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of a style, made once: to make one takes a phone as long as to use it a hundred times.
 * @param language BCP 47; the reader's own where it is undefined
 */
function dateFormat(language: string | undefined, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Somebody who travels has another zone than before: it shows in the distance from UTC.
  const zone = style.timeZone ?? new Date().getTimezoneOffset();
  const key = JSON.stringify([language, style, zone]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, style);
  // Zones come from outside, in any mixture of capitals.
  if (formats.size >= MOST_KEPT) formats.clear();
  formats.set(key, format);
  return format;
}

/** In American English, and in the zone of the style. */
export const americanFormat = (style: Intl.DateTimeFormatOptions) => dateFormat('en-US', style);

/** In the language of whoever reads it, and in their zone where the style names none. */
export const ownFormat = (style: Intl.DateTimeFormatOptions) => dateFormat(undefined, style);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * `November 24, 2026`, in UTC; a day alone (`2026-11-24`) is the same for every reader. By hand, as `formatNumber`.
 * @throws RangeError where it is no day
 */
export function longDay(day: string | Date): string {
  return inWords(day, (month) => month);
}

/** `Nov 24, 2026`; else as `longDay`. */
export function mediumDay(day: string | Date): string {
  return inWords(day, shortMonth);
}

/** As `mediumDay`, but the day that it is where somebody reads it. */
export function localDay(moment: Date): string {
  return dayInWords(moment.getFullYear(), moment.getMonth(), moment.getDate(), shortMonth);
}

/** `November 2026`; else as `longDay`. */
export function monthAndYear(day: string | Date): string {
  return longDay(day).replace(/ \d+,/, '');
}

type ShowMonth = (month: string) => string;
const shortMonth: ShowMonth = (month) => month.slice(0, 3);

function inWords(day: string | Date, shown: ShowMonth): string {
  const date = new Date(day);
  return dayInWords(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), shown);
}

function dayInWords(year: number, index: number, day: number, shown: ShowMonth): string {
  const month = MONTHS[index];
  if (!month) throw new RangeError('This is no day of a calendar.');
  return `${shown(month)} ${day}, ${year}`;
}
