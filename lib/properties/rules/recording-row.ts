import * as z from 'zod';
import type { RecordingField } from './columns';

/** One recording of an index, as a row of a county's file tells it. Days are ISO dates of the county. */
export type RecordingRow = {
  recordedOn: string;
  instrument: string;
  type: string;
  grantors: string[];
  grantees: string[];
  address: string | null;
  parcel: string | null;
  legal: string | null;
  considerationCents: bigint | null;
};

export type ReadRow = { recording: RecordingRow } | { why: string };

const MAX_TEXT = 500;
const MAX_LEGAL = 4000;
const MAX_PARTIES = 200;
/** of dollars: what a column of 64 bits holds as cents */
const MAX_DIGITS = 15;
/** No county of the United States is older. */
const FIRST_DAY = '1600-01-01';
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const US_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: .*)?$/;
const PLAIN_DAY = /^(\d{4})(\d{2})(\d{2})$/;
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})\d*)?$/;

/**
 * Reads one row. `valueOf` gives the text of a field, or nothing where the file has no column for it; `today` is the last
 * day on which anything can have been recorded. What is wrong is said in a sentence for whoever delivered the file.
 */
export function readRow(valueOf: (field: RecordingField) => string | undefined, today: string): ReadRow {
  // A zero byte is in no text that Postgres keeps.
  const text = (field: RecordingField) => (valueOf(field) ?? '').replaceAll('\0', '').trim();
  const recordedOn = readDay(text('recorded_at'));
  const considerationCents = readAmount(text('consideration'));
  const why =
    dayProblem(text('recorded_at'), recordedOn, today) ??
    textProblem(text) ??
    (considerationCents === undefined
      ? `The consideration “${short(text('consideration'))}” is not an amount.`
      : null);
  if (why !== null || recordedOn === null) return { why: why ?? 'The recording date is missing.' };
  return {
    recording: {
      recordedOn,
      instrument: text('instrument'),
      type: text('type'),
      grantors: partiesOf(text('grantors')),
      grantees: partiesOf(text('grantees')),
      address: text('address') || null,
      parcel: text('parcel') || null,
      legal: text('legal') || null,
      considerationCents: considerationCents ?? null,
    },
  };
}

/** `2026-11-23`, `11/23/2026` or `20261123`, each also with a time behind it; null for what is no day. */
export function readDay(text: string): string | null {
  const [, year, month, day] =
    ISO_DAY.exec(text) ?? PLAIN_DAY.exec(text) ?? reordered(US_DAY.exec(text)) ?? [];
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : null;
}

function reordered(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && [match[0], match[3], match[1], match[2]];
}

/** Cents; null for none, undefined for what is not an amount. */
function readAmount(text: string): bigint | null | undefined {
  if (text === '') return null;
  const [, whole, cents = ''] = AMOUNT.exec(text) ?? [];
  const digits = whole?.replaceAll(',', '') ?? '';
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  return BigInt(digits) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** Several names stand apart by semicolons. */
function partiesOf(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
}

function dayProblem(text: string, day: string | null, today: string): string | null {
  if (text === '') return 'The recording date is missing.';
  if (day === null) return `“${short(text)}” is not a date.`;
  if (day > today) return `The recording date ${day} is in the future.`;
  return day < FIRST_DAY ? `The recording date ${day} is too early.` : null;
}

function textProblem(text: (field: RecordingField) => string): string | null {
  if (!text('instrument')) return 'The instrument number is missing.';
  if (!text('type')) return 'The type is missing.';
  if (!text('address') && !text('parcel')) return 'Address and parcel number are missing.';
  const long = (['instrument', 'type', 'address', 'parcel'] as const).find(
    (field) => text(field).length > MAX_TEXT,
  );
  if (long) return `The ${long} is longer than ${MAX_TEXT} characters.`;
  if (text('legal').length > MAX_LEGAL)
    return `The legal description is longer than ${MAX_LEGAL} characters.`;
  const parties = [...partiesOf(text('grantors')), ...partiesOf(text('grantees'))];
  if (parties.length > MAX_PARTIES) return `There are more than ${MAX_PARTIES} parties.`;
  return parties.some((name) => name.length > MAX_TEXT)
    ? `A party's name is longer than ${MAX_TEXT} characters.`
    : null;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
