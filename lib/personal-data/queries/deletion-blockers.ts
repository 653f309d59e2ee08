import 'server-only';
import { refundableUntil } from '@/lib/payments/rules';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { blockersOf, type DeletionBlocker, type DeletionBlockerKind } from '../rules/deletion-blockers';
import { countHolds } from './holds';

/** Why the actor's account cannot be deleted now; nothing where it can. In a transaction that holds the account it stays so. */
export async function listDeletionBlockers({ id }: Actor, tx: Tx = db): Promise<DeletionBlocker[]> {
  const counts = {} as Record<DeletionBlockerKind, number>;
  for (const [kind, count] of Object.entries(counters))
    counts[kind as DeletionBlockerKind] = await count(tx, id);
  return blockersOf(counts, { planEndsAt: counts.plan > 0 ? await findPlanEnd(tx, id) : null });
}

/** When the last of the account's plans ends; null while one of them renews. */
async function findPlanEnd(tx: Tx, userId: string): Promise<Date | null> {
  const running = await tx.planSubscription.findMany({
    where: { userId, ...isRunning() },
    select: { cancelsAt: true },
  });
  const ends = running.map(({ cancelsAt }) => cancelsAt?.getTime() ?? Infinity);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? new Date(last) : null;
}

function isRunning(): Prisma.PlanSubscriptionWhereInput {
  return { status: { not: 'ended' }, OR: [{ cancelsAt: null }, { cancelsAt: { gt: now() } }] };
}

const counters: Record<DeletionBlockerKind, (tx: Tx, id: string) => Promise<number>> = {
  locks: (tx, ownerId) => tx.deedLock.count({ where: { ownerId, status: { not: 'released' } } }),
  requests: (tx, clientId) =>
    tx.notaryRequest.count({ where: { clientId, status: { in: ['pending', 'assigned', 'in_progress'] } } }),
  visits: (tx, notaryId) =>
    tx.notaryRequest.count({ where: { notaryId, status: { in: ['assigned', 'in_progress'] } } }),
  // Only those for a visit: any other invoice knows its client by what somebody typed.
  bills: (tx, clientId) =>
    tx.invoice.count({ where: { request: { clientId }, status: { in: ['draft', 'sent'] } } }),
  invoices: (tx, issuerId) => tx.invoice.count({ where: { issuerId, status: { in: ['draft', 'sent'] } } }),
  plan: (tx, userId) => tx.planSubscription.count({ where: { userId, ...isRunning() } }),
  credits: countRefundable,
  refunds: (tx, userId) => tx.payment.count({ where: { userId, refundStatus: 'pending' } }),
  organization: countOwned,
  disputes: (tx, userId) =>
    tx.paymentDispute.count({
      where: { closedAt: null, OR: [{ payment: { userId } }, { invoice: { issuerId: userId } }] },
    }),
  reports: countOpenReports,
  hold: countHolds,
};

/** Payments that no lock has used and that go back for the asking; the money of older ones does not. */
async function countRefundable(tx: Tx, userId: string): Promise<number> {
  const credits = await tx.payment.findMany({
    where: { userId, status: 'succeeded', lockId: null, refundStatus: null },
    select: { succeededAt: true },
  });
  const isRefundable = (paidAt: Date | null) => paidAt !== null && refundableUntil(paidAt) >= now();
  return credits.filter(({ succeededAt }) => isRefundable(succeededAt)).length;
}

/** What others reported of the account's properties: nobody takes away the words of a suspicion that people look into. */
function countOpenReports(tx: Tx, userId: string): Promise<number> {
  return tx.fraudCase.count({
    where: {
      closedAt: null,
      partnerLock: { lock: { ownerId: userId } },
      OR: [{ userId: null }, { userId: { not: userId } }],
    },
  });
}

/** Organizations that would be left to members without an owner. */
function countOwned(tx: Tx, userId: string): Promise<number> {
  return tx.organization.count({
    where: {
      endedAt: null,
      AND: [
        { members: { some: { userId, role: 'owner' } } },
        { members: { some: { userId: { not: userId } } } },
        { members: { none: { userId: { not: userId }, role: 'owner' } } },
      ],
    },
  });
}
