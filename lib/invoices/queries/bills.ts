import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import type { Bill, BillFilter, BillPage, Draft } from '../schema';

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

type OpenRow = {
  kind: 'bill' | 'draft';
  id: string;
  number: string;
  /** who issued the bill, or whom the draft is for */
  name: string;
  property: string | null;
  totalCents: number;
  requestId: string | null;
  at: string | null;
};

type OpenInvoices = { bills: Bill[]; drafts: Draft[] };

/**
 * What waits for the actor, `most` of each: bills to pay for visits, the first due first, and drafts that they may have
 * forgotten to send, the oldest first.
 */
export function openInvoices({ id }: Pick<Actor, 'id'>, most: number): Question<OpenInvoices> {
  const sql = Prisma.sql`
    SELECT * FROM (
      (SELECT 'bill' AS kind, i.id, i.number, i.issuer_name AS name, i.property, i.total_cents AS "totalCents",
        i.request_id AS "requestId", i.due_at AS at
      FROM invoices i JOIN notary_requests r ON r.id = i.request_id
      WHERE r.client_id = ${id}::uuid AND i.status = 'sent' ORDER BY i.due_at, i.id LIMIT ${most})
      UNION ALL
      (SELECT 'draft', id, number, bill_to_name, NULL, total_cents, NULL, created_at FROM invoices
      WHERE issuer_id = ${id}::uuid AND status = 'draft' ORDER BY created_at, id LIMIT ${most})
    ) AS open ORDER BY kind, at, id`;
  return aboutRows(sql, (rows: OpenRow[]) => {
    const of = (kind: OpenRow['kind']) => rows.filter((row) => row.kind === kind);
    return { bills: of('bill').map(toOpenBill), drafts: of('draft').map(toDraft) };
  });
}

function toOpenBill({ name: issuerName, at, ...row }: OpenRow): Bill {
  const dueAt = at === null ? null : new Date(at);
  return toBill({ ...row, issuerName, dueAt, status: 'sent', paidAt: null });
}

function toDraft({ id, number, name: billToName, totalCents }: OpenRow): Draft {
  return { id, number, billToName, total: toDollars(totalCents) };
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
