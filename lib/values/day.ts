import * as z from 'zod';

/**
 * Years that everything here can count with: Postgres knows no year 0, and the day after the last of 9999 is of a year
 * that neither it nor JSON writes with four digits. Journals and deeds are of the last centuries.
 */
const YEARS = /^(?!9999)[1-9]\d{3}-/;

/** A day of a calendar, `2026-11-27`, that somebody sends or types. */
export function calendarDay(error: string) {
  return z.iso.date({ error, abort: true }).regex(YEARS, error);
}

/** A moment that somebody sends, with Z or an offset. */
export function moment(error: string) {
  return z.iso.datetime({ offset: true, error, abort: true }).regex(YEARS, error);
}
