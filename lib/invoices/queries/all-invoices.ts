import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { toCsv } from '@/lib/platform/csv';
import { db } from '@/lib/platform/db';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { sumReceived } from '../rules/received';
import type { AllInvoicesFilter, AllInvoicesPage, InvoiceSort, ListedInvoice } from '../schema';
import { matching, missingInvoice, paymentRows } from './invoices';

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

const columns = [
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
] as const satisfies (keyof ListedInvoice)[];

const orders: Record<InvoiceSort, Prisma.InvoiceOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  total: [{ totalCents: 'desc' }, { id: 'desc' }],
};

/** One page of the invoices of every account. For admins; to others it is `not_found`. */
export async function listAllInvoices(
  actor: Actor,
  { after, ...filter }: AllInvoicesFilter & { after?: string },
): Promise<AllInvoicesPage> {
  assertReadable(actor);
  const { rows, next } = cutPage(
    await db.invoice.findMany({ ...selection(actor, filter), ...pageAfter(after) }),
    after,
  );
  return { invoices: rows.map(toListedInvoice), next };
}

/** The invoices of every account that the filter leaves, as CSV. For admins; to others it is `not_found`. */
export async function exportAllInvoices(actor: Actor, filter: AllInvoicesFilter): Promise<string> {
  assertReadable(actor);
  const invoices = (await db.invoice.findMany(selection(actor, filter))).map(toListedInvoice);
  return toCsv([
    [...columns, 'received', 'refunded'],
    ...invoices.map((invoice) => [
      ...columns.map((name) => `${invoice[name] ?? ''}`),
      `${toDollars(invoice.receivedCents)}`,
      `${toDollars(invoice.refundedCents)}`,
    ]),
  ]);
}

function selection(actor: Actor, { sort = 'newest', ...filter }: AllInvoicesFilter) {
  return {
    where: matching(actor, filter),
    orderBy: orders[sort],
    select: fields,
  } satisfies Prisma.InvoiceFindManyArgs;
}

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

function assertReadable({ role }: Actor): void {
  if (role !== 'admin') missingInvoice();
}
