import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { toDollars } from '@/lib/values/money';
import { adminList } from '@/lib/platform/admin-list';
import { sumReceived } from '../rules/received';
import type { AllInvoicesFilter, ListedInvoice } from '../schema';
import { matching, paymentRows } from './invoices';

const fields = {
  id: true,
  number: true,
  status: true,
  issuerName: true,
  billToName: true,
  billToCompany: true,
  property: true,
  totalCents: true,
  createdAt: true,
  dueAt: true,
  paidAt: true,
  paymentMethod: true,
  currency: true,
  payments: paymentRows,
} satisfies Prisma.InvoiceSelect;

/** The invoices of every account, in a status, or with a search in numbers, names, addresses and property. */
export const { list: listAllInvoices, csv: exportAllInvoices } = adminList({
  key: 'invoices',
  model: 'invoice',
  fields,
  orders: {
    newest: [{ createdAt: 'desc' }, { id: 'desc' }],
    oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
    total: [{ totalCents: 'desc' }, { id: 'desc' }],
  },
  where: (filter: AllInvoicesFilter, actor) => matching(actor, filter),
  view: toListedInvoice,
  columns: [
    'id',
    'number',
    'status',
    'issuerName',
    'billToName',
    'billToCompany',
    'property',
    'total',
    'createdAt',
    'dueAt',
    'paidAt',
    ['received', ({ receivedCents }) => toDollars(receivedCents)],
    ['refunded', ({ refundedCents }) => toDollars(refundedCents)],
  ],
});

function toListedInvoice(row: Prisma.InvoiceGetPayload<{ select: typeof fields }>): ListedInvoice {
  const { totalCents, createdAt, dueAt, paidAt, payments, currency, ...rest } = row;
  return {
    ...rest,
    ...sumReceived({ totalCents, currency }, payments),
    total: toDollars(totalCents),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
  };
}
