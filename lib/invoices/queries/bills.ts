import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter } from '@/lib/platform/list';
import type { Bill, BillFilter, BillPage } from '../schema';

/** What `toBill` wants of a row. */
export const billFields = {
  id: true,
  number: true,
  status: true,
  issuerName: true,
  property: true,
  totalCents: true,
  requestId: true,
  dueAt: true,
  paidAt: true,
} satisfies Prisma.InvoiceSelect;

type BillRow = Prisma.InvoiceGetPayload<{ select: typeof billFields }>;

/**
 * One page of what the actor was billed for visits that they asked for, newest first: sent, paid, or both. Any other invoice knows
 * its client by what was typed alone. Throws `not_found` for an `after` that is not theirs.
 */
export async function listBills(
  { id: clientId }: Pick<Actor, 'id'>,
  { after, requestId, status }: BillFilter,
): Promise<BillPage> {
  const own = { request: { clientId } };
  if (after && !(await db.invoice.findFirst({ where: { id: after, ...own }, select: { id: true } }))) {
    throw new AppError('not_found', 'There is no such page of invoices.');
  }
  const found = await db.invoice.findMany({
    where: { ...own, requestId, status: status ?? { in: ['sent', 'paid'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: billFields,
    ...pageAfter(after),
  });
  const { rows, next } = cutPage(found, after);
  return { bills: rows.map(toBill), next };
}

/** What the actor has to pay for visits, the first due first. */
export async function listDueBills({ id: clientId }: Pick<Actor, 'id'>, most: number): Promise<Bill[]> {
  const found = await db.invoice.findMany({
    where: { request: { clientId }, status: 'sent' },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    select: billFields,
    take: most,
  });
  return found.map(toBill);
}

/** Drafts of the actor, the oldest first: what somebody may have forgotten to send. */
export async function listDrafts(
  { id: issuerId }: Pick<Actor, 'id'>,
  most: number,
): Promise<{ id: string; number: string; billToName: string; total: number }[]> {
  const found = await db.invoice.findMany({
    where: { issuerId, status: 'draft' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, number: true, billToName: true, totalCents: true },
    take: most,
  });
  return found.map(({ totalCents, ...draft }) => ({ ...draft, total: toDollars(totalCents) }));
}

export function toBill({ totalCents, dueAt, paidAt, ...row }: BillRow): Bill {
  const { id, number, issuerName, property, requestId } = row;
  return {
    id,
    number,
    issuerName,
    property,
    requestId,
    status: row.status === 'paid' ? 'paid' : 'sent',
    total: toDollars(totalCents),
    dueAt: dueAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
  };
}
