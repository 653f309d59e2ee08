import { invoiceName } from '@/lib/invoices/rules/names';
import type { BillTo, Invoice } from '@/lib/invoices/schema';

/** As much of an invoice as its actions want. */
export type ListedInvoice = Pick<
  Invoice,
  'id' | 'status' | 'total' | 'requestId' | 'previewUrl' | 'lastSentAt' | 'revision'
> & {
  /** what it is called here: its number, and for an admin also whose it is */
  name: string;
  billTo: Pick<BillTo, 'name' | 'company' | 'email'>;
  terms: string;
  dueAt: string | null;
  mailsGoOut: boolean;
};

/** Who looks at an invoice that they may change. */
export type InvoiceViewer = {
  /** sees those of every account */
  isAdmin: boolean;
  /** there is a mail server; without one, emails are previews */
  mailsGoOut: boolean;
};

export function toListedInvoice(invoice: Invoice, { isAdmin, mailsGoOut }: InvoiceViewer): ListedInvoice {
  const { id, number, status, total, requestId, issuer, previewUrl, lastSentAt, revision } = invoice;
  const { billTo, terms, dueAt } = invoice;
  return {
    id,
    name: isAdmin ? invoiceName(number, issuer.name) : number,
    status,
    total,
    // A copy that an admin makes is their own invoice, not one of the visit.
    requestId: isAdmin ? null : requestId,
    billTo: { name: billTo.name, company: billTo.company, email: billTo.email },
    previewUrl,
    lastSentAt,
    revision,
    terms,
    dueAt,
    mailsGoOut,
  };
}
