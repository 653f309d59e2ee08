import { clientTypes } from '@/lib/invoices/rules/client-types';
import { contentOf, type InvoiceDraft, type LineDraft } from '@/lib/invoices/rules/draft';
import { DAY_NAMED, DEFAULT_TERMS } from '@/lib/invoices/rules/terms';
import type { CreateInvoiceInput, Invoice, PublicInvoice } from '@/lib/invoices/schema';

export const NAME = 'billTo.name';

/** of a notary's visit */
const visitLines: LineDraft[] = [
  { description: 'Notary Dispatch / Trip', qty: '1', unit: '95', taxRate: '0' },
  { description: 'Printing / Scanbacks', qty: '1', unit: '25', taxRate: '0' },
];

/** A line that comes next: the price is for the person to say. */
export const nextLine: LineDraft = { description: '', qty: '1', unit: '', taxRate: '0' };

/** A new invoice as it begins: a notary's with the lines that most visits have, anybody else's with one that is empty. */
export function startDraft(isNotary: boolean): InvoiceDraft {
  return {
    id: newDraftId(),
    requestId: null,
    clientType: 'title',
    billTo: { name: '', email: '', company: '', address: '' },
    meta: { property: '' },
    terms: DEFAULT_TERMS,
    dueDate: '',
    memo: '',
    items: isNotary ? visitLines : [nextLine],
  };
}

/** Browsers make ids under https alone. */
export function newDraftId(): string | null {
  return 'randomUUID' in crypto ? crypto.randomUUID() : null;
}

/** The values of an invoice, or of what is sent to make one, to become another. A day that was named is for that one alone. */
export function draftOf({ terms, ...invoice }: PublicInvoice | CreateInvoiceInput): InvoiceDraft {
  const { clientType, billTo, meta, memo, items } = invoice;
  return {
    id: newDraftId(),
    requestId: null,
    clientType,
    billTo: {
      name: billTo.name,
      email: billTo.email ?? '',
      company: billTo.company ?? '',
      address: billTo.address ?? '',
    },
    meta: { property: meta.property ?? '' },
    terms: terms ?? DEFAULT_TERMS,
    dueDate: 'dueDate' in invoice ? (invoice.dueDate ?? '') : '',
    memo: memo ?? '',
    items: items.map(({ description, qty, unit, taxRate }) => ({
      description,
      qty: String(qty),
      unit: String(unit),
      taxRate: String(taxRate),
    })),
  };
}

/** An invoice that is a draft still, to be edited. */
export function editOf(invoice: Invoice): InvoiceDraft {
  const { id, revision, terms, dueAt } = invoice;
  const dueDate = terms === DAY_NAMED ? (dueAt?.slice(0, 10) ?? '') : '';
  return { ...draftOf(invoice), id, revision, dueDate };
}

/** A draft with what was changed in the fields of its form, which showed `shown` at first. */
export function readDraft(fields: FormData, draft: InvoiceDraft, shown: InvoiceDraft): InvoiceDraft {
  const read = (name: string, value: string, before: string | undefined) => {
    const typed = fields.get(name);
    return typeof typed === 'string' && typed !== before ? typed : value;
  };
  const readBillTo = (field: keyof InvoiceDraft['billTo']) =>
    read(`billTo.${field}`, draft.billTo[field], shown.billTo[field]);
  const clientType = read('clientType', draft.clientType, shown.clientType);
  return {
    ...draft,
    clientType: clientTypes.find(({ value }) => value === clientType)?.value ?? draft.clientType,
    billTo: {
      name: readBillTo('name'),
      email: readBillTo('email'),
      company: readBillTo('company'),
      address: readBillTo('address'),
    },
    meta: { property: read('meta.property', draft.meta.property, shown.meta.property) },
    terms: read('terms', draft.terms, shown.terms),
    dueDate: read('dueDate', draft.dueDate, shown.dueDate),
    memo: read('memo', draft.memo, shown.memo),
    items: draft.items.map((line, index) => {
      const readLine = (field: keyof LineDraft) =>
        read(`items.${index}.${field}`, line[field], shown.items[index]?.[field]);
      return {
        description: readLine('description'),
        qty: readLine('qty'),
        unit: readLine('unit'),
        taxRate: readLine('taxRate'),
      };
    }),
  };
}

export function isSame(one: InvoiceDraft, other: InvoiceDraft): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}
