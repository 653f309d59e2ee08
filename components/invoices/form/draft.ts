import { clientTypes, type InvoiceClientType } from '@/lib/invoices/rules/client-types';
import {
  lineAmounts,
  MAX_TOTAL_CENTS,
  sumLines,
  toMilli,
  type LineAmounts,
  type Totals,
} from '@/lib/invoices/rules/totals';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { toCents } from '@/lib/payments/rules';

/** An invoice as it is being typed: texts of the fields. */
export type InvoiceDraft = {
  clientType: InvoiceClientType;
  name: string;
  email: string;
  company: string;
  address: string;
  property: string;
  lines: LineDraft[];
};

export type LineDraft = {
  /** tells lines apart while others come and go */
  key: number;
  description: string;
  qty: string;
  unit: string;
  taxRate: string;
};

export type LineField = Exclude<keyof LineDraft, 'key'>;
export type HeadField = Exclude<keyof InvoiceDraft, 'lines'>;

/** What the schema calls each field. */
export const fieldNames: Record<HeadField, string> = {
  clientType: 'clientType',
  name: 'billTo.name',
  email: 'billTo.email',
  company: 'billTo.company',
  address: 'billTo.address',
  property: 'meta.property',
};

export function nameOf(index: number, field: LineField): string {
  return `items.${index}.${field}`;
}

const defaultLines: LineDraft[] = [
  { key: 0, description: 'Notary Dispatch / Trip', qty: '1', unit: '95', taxRate: '0' },
  { key: 1, description: 'Printing / Scanbacks', qty: '1', unit: '25', taxRate: '0' },
];

export function startDraft(): InvoiceDraft {
  return {
    clientType: 'title',
    name: '',
    email: '',
    company: '',
    address: '',
    property: '',
    lines: defaultLines,
  };
}

/** The values of an invoice, to become another. */
export function draftOf({ clientType, billTo, meta, items }: PublicInvoice): InvoiceDraft {
  return {
    clientType,
    name: billTo.name,
    email: billTo.email ?? '',
    company: billTo.company ?? '',
    address: billTo.address ?? '',
    property: meta.property ?? '',
    lines: items.map(({ description, qty, unit, taxRate }, key) => ({
      key,
      description,
      qty: String(qty),
      unit: String(unit),
      taxRate: String(taxRate),
    })),
  };
}

/** A draft as the fields of its form have it. */
export function readDraft(fields: FormData, draft: InvoiceDraft): InvoiceDraft {
  const read = (name: string, otherwise: string) => {
    const typed = fields.get(name);
    return typeof typed === 'string' ? typed : otherwise;
  };
  const clientType = read(fieldNames.clientType, draft.clientType);
  return {
    clientType: clientTypes.find(({ value }) => value === clientType)?.value ?? draft.clientType,
    name: read(fieldNames.name, draft.name),
    email: read(fieldNames.email, draft.email),
    company: read(fieldNames.company, draft.company),
    address: read(fieldNames.address, draft.address),
    property: read(fieldNames.property, draft.property),
    lines: draft.lines.map(({ key, ...line }, index) => ({
      key,
      description: read(nameOf(index, 'description'), line.description),
      qty: read(nameOf(index, 'qty'), line.qty),
      unit: read(nameOf(index, 'unit'), line.unit),
      taxRate: read(nameOf(index, 'taxRate'), line.taxRate),
    })),
  };
}

/** A line that comes next: the price is for the person to say. */
export function nextLine(lines: readonly LineDraft[]): LineDraft {
  const key = Math.max(...lines.map((line) => line.key)) + 1;
  return { key, description: '', qty: '1', unit: '', taxRate: '0' };
}

/** What is sent; the schema has the last word on it. */
export function bodyOf({ clientType, name, email, company, address, property, lines }: InvoiceDraft) {
  return {
    clientType,
    billTo: { name, email, company, address },
    meta: { property },
    items: lines.map(({ description, qty, unit, taxRate }) => ({
      description,
      qty: toNumber(qty),
      unit: toNumber(unit),
      taxRate: toNumber(taxRate),
    })),
  };
}

export function isSame(one: InvoiceDraft, other: InvoiceDraft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
}

/** Null while a number of the line is missing or cannot be billed. */
export function amountsOf({ qty, unit, taxRate }: LineDraft): LineAmounts | null {
  const quantity = toNumber(qty) ?? NaN;
  const unitCents = toCents(toNumber(unit) ?? NaN);
  const taxRateMilli = toMilli(toNumber(taxRate) ?? NaN);
  const canBeBilled =
    Number.isInteger(quantity) &&
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
