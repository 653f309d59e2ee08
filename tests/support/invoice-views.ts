import type { InvoiceViewer } from '@/components/invoices/actions/listed-invoice';
import type { Invoice } from '@/lib/invoices/schema';

export const INVOICE_ID = '33333333-3333-4333-8333-333333333333';

/** Who looks at their own, where emails go out. */
export const issuer: InvoiceViewer = { isAdmin: false, mailsGoOut: true };

/** As GET /api/invoices lists it: sent, $120, with an email. */
export function sentInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    id: INVOICE_ID,
    number: 'INV-2026-0007',
    status: 'sent',
    clientType: 'title',
    issuer: { name: 'Grace Hopper', email: 'grace@example.com' },
    sender: { checkedAt: null, visitAt: null, isCancelled: false, isForClient: false },
    billTo: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Title',
      address: '1 Main St',
    },
    meta: { property: '500 Congress Ave, Austin, TX 78701' },
    isVisit: false,
    items: [
      { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 },
      { description: 'Printing / Scanbacks', qty: 1, unit: 25, taxRate: 0 },
    ],
    subtotal: 120,
    tax: 0,
    total: 120,
    balance: 120,
    currency: 'USD',
    terms: 'Net 15',
    memo: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    sentAt: '2026-11-21T12:00:00.000Z',
    dueAt: '2026-12-06T12:00:00.000Z',
    paid: false,
    paidAt: null,
    isDemoPaid: false,
    payment: 'none',
    receivedCents: 0,
    refundedCents: 0,
    isMismatched: false,
    requestId: null,
    revision: 0,
    lastSentAt: '2026-11-21T12:00:00.000Z',
    paymentMethod: null,
    voidedAt: null,
    refundedAt: null,
    previewUrl: null,
    ...overrides,
  };
}

const never = { sentAt: null, lastSentAt: null, dueAt: null };

export function draftInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return sentInvoice({ status: 'draft', ...never, ...overrides });
}

export function paidInvoice(overrides: Partial<Invoice> = {}): Invoice {
  const paidAt = '2026-11-22T12:00:00.000Z';
  return sentInvoice({ status: 'paid', balance: 0, paid: true, paidAt, paymentMethod: 'card', ...overrides });
}

export function voidInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return sentInvoice({ status: 'void', balance: 0, voidedAt: '2026-11-22T12:00:00.000Z', ...overrides });
}
