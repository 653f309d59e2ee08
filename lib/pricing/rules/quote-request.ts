import type { QuoteRequest } from './quote';
import { serviceTypes } from './service-types';

/** How one number was read: what counts, and a word on it where that is not what was written. */
export type NumberReading = {
  value: number;
  /** What was there, and what counts instead. */
  note?: string;
  /** Why nothing can be worked out with it; `value` is then the most that can. */
  problem?: string;
};

/** As text, from the form or from an address. */
export type QuoteFields = Record<QuoteField, string>;
export type QuoteField = 'service' | 'state' | 'pages' | 'miles' | 'rush';

export type QuoteReading = {
  /** Null while something is missing or wrong. */
  request: QuoteRequest | null;
  /** The values as they count; a number that is too large stays as it was written, so that it can be mended. */
  fields: QuoteFields;
  /** Where a value was replaced by the rule: what was there, and what counts instead. */
  notes: Partial<QuoteFields>;
  problems: Partial<QuoteFields>;
};

/** Beyond these nobody should trust a price that a page works out by itself. */
export const MAX_PAGES = 10_000;
const MAX_MILES = 1_000;

const NUMBER = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?$/i;
const SHOWN_LENGTH = 24;

/** Whole pages, at least 1; anything else becomes 1. */
export function readPages(text: string): NumberReading {
  const pages = readNumber(text);
  if (pages > MAX_PAGES) return { value: MAX_PAGES, problem: tooMany(text, '10,000 pages') };
  if (Number.isInteger(pages) && pages >= 1) return { value: pages };
  return replaced(text, 1, 'is not a whole number of at least 1, so 1 page counts');
}

/** Miles to the hundredth, at least 0; anything else becomes 0. */
export function readMiles(text: string): NumberReading {
  const miles = readNumber(text);
  if (miles > MAX_MILES) return { value: MAX_MILES, problem: tooMany(text, '1,000 miles') };
  if (miles >= 0) return { value: Math.round(Math.abs(miles) * 100) / 100 };
  return replaced(text, 0, 'is not a number of at least 0, so 0 miles count');
}

export function fieldsOf(query: URLSearchParams): QuoteFields {
  const given = (name: QuoteField) => query.get(name)?.trim() ?? '';
  return {
    service: given('service'),
    state: given('state').toUpperCase(),
    pages: given('pages'),
    miles: given('miles'),
    rush: given('rush'),
  };
}

/** What is asked for, and how each value was read; `stateCodes` are those one can choose. */
export function readQuote(asked: QuoteFields, stateCodes: readonly string[]): QuoteReading {
  const service = serviceTypes.find((type) => type === asked.service);
  const state = stateCodes.find((code) => code === asked.state);
  const isRush = ['1', 'true', 'on', 'yes'].includes(asked.rush.toLowerCase());
  const pages = readPages(asked.pages);
  const miles = readMiles(asked.miles);
  const fields = {
    service: service ?? '',
    state: state ?? '',
    pages: textOf(pages, asked.pages),
    miles: textOf(miles, asked.miles),
    rush: isRush ? '1' : '',
  };
  const numbers = { pages, ...(service === 'mobile' ? { miles } : {}) };
  const problems = {
    ...(service ? {} : { service: unknown(asked.service, 'Please choose a service.') }),
    ...(state ? {} : { state: unknown(asked.state, 'Please choose one of the 50 states.') }),
    ...pick(numbers, 'problem'),
  };
  const isComplete = service && state && Object.keys(problems).length === 0;
  const request = isComplete
    ? { service, state, pages: pages.value, miles: service === 'mobile' ? miles.value : 0, isRush }
    : null;
  return { request, fields, notes: pick(numbers, 'note'), problems };
}

/** The same, for an address that shows this quote again; what is empty need not be there. */
export function fieldsOfRequest({ service, state, pages, miles, isRush }: QuoteRequest): QuoteFields {
  return {
    service,
    state,
    pages: String(pages),
    miles: service === 'mobile' ? String(miles) : '',
    rush: isRush ? '1' : '',
  };
}

function textOf({ value, problem }: NumberReading, text: string): string {
  return problem ? text : String(value);
}

function pick(readings: Record<string, NumberReading>, what: 'note' | 'problem'): Partial<QuoteFields> {
  const words = Object.entries(readings).map(([name, reading]) => [name, reading[what]]);
  return Object.fromEntries(words.filter(([, word]) => word !== undefined));
}

function readNumber(text: string): number {
  const written = text.trim();
  return NUMBER.test(written) && /\d/.test(written) ? Number(written.replaceAll(',', '')) : NaN;
}

function tooMany(text: string, most: string): string {
  return `${quoted(text)} is more than we can price here. Please enter at most ${most}.`;
}

function replaced(text: string, value: number, reason: string): NumberReading {
  return text.trim() === '' ? { value } : { value, note: `${quoted(text)} ${reason}.` };
}

function unknown(text: string, wish: string): string {
  return text === '' ? wish : `${quoted(text)} is not one we know. ${wish}`;
}

function quoted(text: string): string {
  const [...letters] = text.trim();
  const start = letters.slice(0, SHOWN_LENGTH).join('');
  return `“${letters.length > SHOWN_LENGTH ? `${start}…` : start}”`;
}
