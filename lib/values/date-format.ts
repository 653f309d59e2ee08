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

/** `November 24, 2026`, in UTC; a day alone (`2026-11-24`) is the same for every reader. */
export function longDay(day: string | Date): string {
  return americanFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** `Nov 24, 2026`, in UTC; a day alone (`2026-11-24`) is the same for every reader. */
export function mediumDay(day: string | Date): string {
  return americanFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
