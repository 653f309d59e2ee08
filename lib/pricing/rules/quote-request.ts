import type { QuoteRequest } from './quote';
import { serviceTypes } from './service-types';

/** As one field gives it: a number to count with and perhaps a word on how it was read, or what is wrong. */
export type NumberReading = { value: number; note?: string } | { problem: string };

/** As text, from the form or from an address. */
export type QuoteFields = Record<QuoteField, string>;
export type QuoteField = (typeof quoteFields)[number];

export type QuoteReading = {
  /** Null while something is missing or wrong. */
  request: QuoteRequest | null;
  /** Where a value was replaced by the rule: what stood there, and what counts instead. */
  notes: Partial<QuoteFields>;
  problems: Partial<QuoteFields>;
};

const quoteFields = ['service', 'state', 'pages', 'miles', 'rush'] as const;

/** Beyond these nobody should trust a price that a page works out by itself. */
export const MAX_PAGES = 10_000;
export const MAX_MILES = 1_000;

const NUMBER = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?$/i;
const SHOWN_LENGTH = 24;

/** Whole pages, at least 1; anything else becomes 1. */
export function readPages(text: string): NumberReading {
  const pages = readNumber(text);
  if (pages > MAX_PAGES) return { problem: 'Please enter at most 10,000 pages. For more, contact us.' };
  if (Number.isInteger(pages) && pages >= 1) return { value: pages };
  return replaced(text, 1, 'is not a whole number of at least 1, so 1 page counts');
}

/** Miles to the hundredth, at least 0; anything else becomes 0. */
export function readMiles(text: string): NumberReading {
  const miles = readNumber(text);
  if (miles > MAX_MILES) return { problem: 'Please enter at most 1,000 miles. For more, contact us.' };
  if (miles >= 0) return { value: Math.round(Math.abs(miles) * 100) / 100 };
  return replaced(text, 0, 'is not a number of at least 0, so 0 miles count');
}

export function fieldsOf(query: URLSearchParams): QuoteFields {
  const [service, state, pages, miles, rush] = quoteFields.map((name) => query.get(name)?.trim() ?? '');
  return {
    service: service ?? '',
    state: (state ?? '').toUpperCase(),
    pages: pages ?? '',
    miles: miles ?? '',
    rush: rush ?? '',
  };
}

/** What is asked for, and how each value was read; `stateCodes` are those one can choose. */
export function readQuote(fields: QuoteFields, stateCodes: readonly string[]): QuoteReading {
  const service = serviceTypes.find((type) => type === fields.service);
  const state = stateCodes.find((code) => code === fields.state);
  const pages = readPages(fields.pages);
  const miles = service === 'mobile' ? readMiles(fields.miles) : { value: 0 };
  const problems = {
    ...(service ? {} : { service: unknown(fields.service, 'Please choose a service.') }),
    ...(state ? {} : { state: unknown(fields.state, 'Please choose one of the 50 states.') }),
    ...('problem' in pages ? { pages: pages.problem } : {}),
    ...('problem' in miles ? { miles: miles.problem } : {}),
  };
  const notes = {
    ...('note' in pages && pages.note ? { pages: pages.note } : {}),
    ...('note' in miles && miles.note ? { miles: miles.note } : {}),
  };
  if (!service || !state || 'problem' in pages || 'problem' in miles)
    return { request: null, problems, notes };

  const isRush = ['1', 'true', 'on', 'yes'].includes(fields.rush.toLowerCase());
  return { request: { service, state, pages: pages.value, miles: miles.value, isRush }, problems, notes };
}

/** The same, for an address that shows this quote again; what is empty need not stand there. */
export function fieldsOfRequest({ service, state, pages, miles, isRush }: QuoteRequest): QuoteFields {
  return {
    service,
    state,
    pages: String(pages),
    miles: service === 'mobile' ? String(miles) : '',
    rush: isRush ? '1' : '',
  };
}

function readNumber(text: string): number {
  const written = text.trim();
  return NUMBER.test(written) && /\d/.test(written) ? Number(written.replaceAll(',', '')) : NaN;
}

function replaced(text: string, value: number, reason: string): NumberReading {
  return text.trim() === '' ? { value } : { value, note: `${quoted(text)} ${reason}.` };
}

function unknown(text: string, wish: string): string {
  return text === '' ? wish : `${quoted(text)} is not known here. ${wish}`;
}

function quoted(text: string): string {
  const [...letters] = text.trim();
  const start = letters.slice(0, SHOWN_LENGTH).join('');
  return `“${letters.length > SHOWN_LENGTH ? `${start}…` : start}”`;
}
