import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { shareOf } from '../rules/portal';
import type { PartnerFigures, RevenueShare } from '../schema/portal';
import { listCallsByDay } from './calls';
import { getMembership } from './membership';

const NEWEST = 10;
/** Newest first; of two within a millisecond always the same one. */
const byAge = (): { createdAt?: 'desc'; id?: 'desc' }[] => [{ createdAt: 'desc' }, { id: 'desc' }];

/** The own figures of the organization that the actor is a member of. Throws `not_found`. */
export async function getPartnerFigures(actor: Actor): Promise<PartnerFigures> {
  const { organizationId } = await getMembership(db, actor);
  const [days, locks, requests, share] = await Promise.all([
    listCallsByDay(organizationId),
    readLocks(organizationId),
    readRequests(organizationId),
    readShare(organizationId),
  ]);
  return { days, locks, requests, share };
}

/** A property whose owner has ended the access is no longer theirs, here as in /v1. */
async function readLocks(organizationId: string): Promise<PartnerFigures['locks']> {
  const where = { organizationId, accessEndedAt: null };
  const [total, locked, rows] = await Promise.all([
    db.partnerLock.count({ where }),
    db.partnerLock.count({ where: { ...where, status: 'locked' } }),
    db.partnerLock.findMany({
      where,
      orderBy: byAge(),
      take: NEWEST,
      select: { id: true, propertyAddress: true, status: true, createdAt: true },
    }),
  ]);
  return {
    total,
    locked,
    newest: rows.map(({ propertyAddress: address, createdAt, ...row }) => ({
      ...row,
      address,
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function readRequests(organizationId: string): Promise<PartnerFigures['requests']> {
  const where = { organizationId };
  const select = { id: true, serviceType: true, status: true, createdAt: true } as const;
  const [total, rows] = await Promise.all([
    db.notaryRequest.count({ where }),
    db.notaryRequest.findMany({ where, orderBy: byAge(), take: NEWEST, select }),
  ]);
  return {
    total,
    newest: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
  };
}

type ShareRow = { basisPoints: number | null; payments: number; paidCents: number };

/** Real money alone: what was paid for such a lock, has not gone back, and was not lost to a bank. */
async function readShare(organizationId: string): Promise<RevenueShare> {
  const [row] = await db.$queryRaw<ShareRow[]>`
    SELECT o.revenue_share_basis_points AS "basisPoints", count(p.id)::int AS payments,
      coalesce(sum(p.amount_cents), 0)::int AS "paidCents"
    FROM organizations o
      LEFT JOIN partner_locks l ON l.organization_id = o.id
      LEFT JOIN payments p ON p.lock_id = l.lock_id AND p.provider = 'stripe' AND p.status = 'succeeded'
        AND p.refund_status IS NULL
        AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_id = p.id AND d.status = 'lost')
    WHERE o.id = ${organizationId}::uuid GROUP BY o.id`;
  const { basisPoints = null, payments = 0, paidCents = 0 } = row ?? {};
  const shareCents = basisPoints === null ? null : shareOf(paidCents, basisPoints);
  return { basisPoints, payments, paidCents, shareCents };
}
