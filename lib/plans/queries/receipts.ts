import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { ReceiptLine } from '../rules/receipt-lines';
import { receiptLinesSchema, type PlanReceipt } from '../schema';

/** A yearly subscription has one a year, a monthly one twelve: nobody has more than these to look at. */
const LISTED = 60;

const receiptFields = {
  id: true,
  number: true,
  plan: true,
  period: true,
  amountCents: true,
  paidAt: true,
  receiptUrl: true,
  lines: true,
} satisfies Prisma.PlanReceiptSelect;

/** What the actor paid for plans, newest first. */
export async function listReceipts(actor: Actor): Promise<PlanReceipt[]> {
  const rows = await db.planReceipt.findMany({
    where: { userId: actor.id },
    orderBy: [{ paidAt: 'desc' }, { id: 'asc' }],
    take: LISTED,
    select: receiptFields,
  });
  return rows.map(({ receiptUrl, paidAt, lines, ...row }) => ({
    ...row,
    lines: readLines(lines),
    paidAt: paidAt.toISOString(),
    href: receiptUrl ?? `/api/plans/receipts/${row.id}`,
    isDemo: receiptUrl === null,
  }));
}

/** A receipt of the demo provider with whom it is for: those of Stripe are on Stripe's page. Throws `not_found`. */
export async function getDemoReceipt(actor: Actor, id: string) {
  const row = await db.planReceipt.findFirst({
    where: { id, userId: actor.id, receiptUrl: null },
    select: { ...receiptFields, user: { select: { firstName: true, lastName: true, email: true } } },
  });
  if (!row) throw new AppError('not_found', 'There is no such receipt.');
  return { ...row, lines: readLines(row.lines) };
}

function readLines(stored: Prisma.JsonValue): ReceiptLine[] {
  return stored === null ? [] : receiptLinesSchema.parse(stored);
}

export type DemoReceipt = Awaited<ReturnType<typeof getDemoReceipt>>;
