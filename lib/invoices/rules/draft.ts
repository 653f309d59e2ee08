import { toCents } from '@/lib/values/money';
import type { InvoiceClientType } from './client-types';
import { DAY_NAMED } from './terms';
import { lineAmounts, MAX_TOTAL_CENTS, sumLines, toMilli, type LineAmounts, type Totals } from './totals';

/** An invoice as it is being typed: texts of the fields, under the names of what is sent. */
export type InvoiceDraft = {
  /** That of the invoice which it becomes: a second try finds that of the first. Null where the browser makes none. */
  id: string | null;
  /** the visit that a void invoice billed, and that this one bills in its place */
  requestId: string | null;
  /** how often it was edited before, of a draft that is there */
  revision?: number;
  clientType: InvoiceClientType;
  billTo: { name: string; email: string; company: string; address: string };
  meta: { property: string };
  terms: string;
  dueDate: string;
  memo: string;
  items: LineDraft[];
};

export type LineDraft = { description: string; qty: string; unit: string; taxRate: string };

/** What is sent; the schema has the last word on it. */
export function bodyOf(draft: InvoiceDraft) {
  return { id: draft.id ?? undefined, requestId: draft.requestId ?? undefined, ...contentOf(draft) };
}

/** What is sent of a draft that is there. */
export function changesOf(draft: InvoiceDraft) {
  return { revision: draft.revision, ...contentOf(draft) };
}

/** What the invoice will say. A day that was chosen under other terms stays in its field alone. */
export function contentOf({ clientType, billTo, meta, terms, dueDate, memo, items }: InvoiceDraft) {
  const { name, email, company, address } = billTo;
  return {
    clientType,
    billTo: { name, email, company, address },
    meta: { property: meta.property },
    terms,
    dueDate: terms === DAY_NAMED ? dueDate : '',
    memo,
    items: items.map(({ description, qty, unit, taxRate }) => ({
      description,
      qty: toNumber(qty),
      unit: toNumber(unit),
      taxRate: toNumber(taxRate),
    })),
  };
}

/** Null while a number of the line is missing or cannot be billed. */
export function amountsOf({ qty, unit, taxRate }: LineDraft): LineAmounts | null {
  const quantity = toNumber(qty) ?? NaN;
  const unitCents = toCents(toNumber(unit) ?? NaN);
  const taxRateMilli = toMilli(toNumber(taxRate) ?? NaN);
  const canBeBilled =
    toMilli(quantity) / 1000 === quantity &&
    quantity >= 1 &&
    unitCents >= 0 &&
    quantity * unitCents <= MAX_TOTAL_CENTS &&
    taxRateMilli >= 0 &&
    taxRateMilli <= toMilli(100);
  return canBeBilled ? lineAmounts({ quantity, unitCents, taxRateMilli }) : null;
}

/** The sum of the lines that can be billed. */
export function totalsOf(lines: readonly LineDraft[]): Totals {
  return sumLines(lines.map(amountsOf).filter((amounts) => amounts !== null));
}

function toNumber(text: string): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
