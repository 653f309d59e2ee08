import { clientTypes, type InvoiceClientType } from '@/lib/invoices/rules/client-types';
import {
  lineAmounts,
  MAX_TOTAL_CENTS,
  sumLines,
  toMilli,
  type LineAmounts,
  type Totals,
} from '@/lib/invoices/rules/totals';
import { toCents } from '@/lib/values/money';

/** An invoice as it is being typed: texts of the fields. */
export type InvoiceDraft = {
  /** That of the invoice which it becomes: a second try finds that of the first. Null where the browser makes none. */
  id: string | null;
  /** the visit that a void invoice billed, and that this one bills in its place */
  requestId: string | null;
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
export type HeadField = Exclude<keyof InvoiceDraft, 'id' | 'requestId' | 'lines'>;

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
    id: newDraftId(),
    requestId: null,
    clientType: 'title',
    name: '',
    email: '',
    company: '',
    address: '',
    property: '',
    lines: defaultLines,
  };
}

/** Browsers make ids under https alone. */
export function newDraftId(): string | null {
  return 'randomUUID' in crypto ? crypto.randomUUID() : null;
}

/** What an invoice and what is sent to make one have in common. */
type InvoiceValues = {
  clientType: InvoiceClientType;
  billTo: { name: string } & { [field in 'email' | 'company' | 'address']?: string | null };
  meta: { property?: string | null };
  items: { description: string; qty: number; unit: number; taxRate: number }[];
};

/** The values of an invoice, to become another. */
export function draftOf({ clientType, billTo, meta, items }: InvoiceValues): InvoiceDraft {
  return {
    id: newDraftId(),
    requestId: null,
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

/** A draft with what was changed in the fields of its form, which showed `shown` at first. */
export function readDraft(fields: FormData, draft: InvoiceDraft, shown: InvoiceDraft): InvoiceDraft {
  const read = (name: string, value: string, before: string | undefined) => {
    const typed = fields.get(name);
    return typeof typed === 'string' && typed !== before ? typed : value;
  };
  const readHead = (field: HeadField) => read(fieldNames[field], draft[field], shown[field]);
  const clientType = readHead('clientType');
  return {
    ...draft,
    clientType: clientTypes.find(({ value }) => value === clientType)?.value ?? draft.clientType,
    name: readHead('name'),
    email: readHead('email'),
    company: readHead('company'),
    address: readHead('address'),
    property: readHead('property'),
    lines: draft.lines.map((line, index) => {
      const readLine = (field: LineField) =>
        read(nameOf(index, field), line[field], shown.lines[index]?.[field]);
      return {
        key: line.key,
        description: readLine('description'),
        qty: readLine('qty'),
        unit: readLine('unit'),
        taxRate: readLine('taxRate'),
      };
    }),
  };
}

/** A line that comes next: the price is for the person to say. */
export function nextLine(lines: readonly LineDraft[]): LineDraft {
  const key = Math.max(...lines.map((line) => line.key)) + 1;
  return { key, description: '', qty: '1', unit: '', taxRate: '0' };
}

/** What is sent; the schema has the last word on it. */
export function bodyOf(draft: InvoiceDraft) {
  return { id: draft.id ?? undefined, requestId: draft.requestId ?? undefined, ...contentOf(draft) };
}

/** What the invoice will say. */
export function contentOf({ clientType, name, email, company, address, property, lines }: InvoiceDraft) {
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
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
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
