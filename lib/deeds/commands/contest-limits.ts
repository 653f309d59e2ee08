import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { noteAbuse } from '@/lib/platform/abuse';
import type { Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { refuseUntil } from '@/lib/platform/rate-limit';
import { CONTESTS_A_DAY, LOCKS_A_DAY, UNPAID_CONTESTS } from '../rules/contest';
import { isSameProperty } from '../rules/same-property';
import { inGroupOf, type Placed } from './contest';

const DAY_MS = 24 * 60 * 60_000;

type Contest = {
  actor: Actor;
  property: Placed;
  /** a credit pays for the lock at once */
  isPaid: boolean;
};

/**
 * A lock of a property that others have locked mails all of them, and enters into the log about each lock. Throws
 * `conflict` for an account that did so too often within a day or has not paid for three such locks, and `rate_limited` once all of them together did: then
 * there is room left for whoever pays, or has paid for a lock of it before, so that nobody keeps its owner out. Call
 * `holdProperty` first.
 */
export async function assertRoomForContest(tx: Tx, { actor, property, isPaid }: Contest): Promise<void> {
  const compared = await tx.deedLock.findMany({
    where: { ...inGroupOf(property), createdAt: { gt: new Date(now().getTime() - DAY_MS) } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, ownerId: true, propertyKey: true },
  });
  const today = compared.filter(({ propertyKey }) => isSameProperty(propertyKey, property.propertyKey));
  const others = today.filter(({ ownerId }) => ownerId !== actor.id);
  if (today.length - others.length >= LOCKS_A_DAY) {
    throw new AppError(
      'conflict',
      `You have locked this property ${LOCKS_A_DAY} times within a day. Please lock it again tomorrow.`,
    );
  }
  if (isPaid) return;
  await assertFewUnpaid(tx, actor.id);
  const most = CONTESTS_A_DAY * env().RATE_LIMIT_SCALE;
  const first = others[most - 1];
  if (!first || (await hasPaidBefore(tx, actor.id, property))) return;
  throw refuseUntil(
    {
      end: new Date(first.createdAt.getTime() + DAY_MS),
      name: 'contested-property',
      who: property.propertyKey,
    },
    `Other accounts have locked this property ${most} times within a day. To lock it now, pay first on the page “Pay for deed protection”: a paid lock always goes through. Or`,
  );
}

/** Whoever opens accounts to worry others pays for it, or stops here. */
async function assertFewUnpaid(tx: Tx, ownerId: string): Promise<void> {
  const most = UNPAID_CONTESTS * env().RATE_LIMIT_SCALE;
  const unpaid = await tx.deedLock.count({ where: { ownerId, status: 'due', contestedAt: { not: null } } });
  if (unpaid < most) return;
  noteAbuse({ kind: 'limited', what: 'unpaid-contests', source: ownerId });
  throw new AppError(
    'conflict',
    `Someone else has locked this property too, and you already have ${unpaid} unpaid locks on contested properties. Please pay for one of them or release it, then lock this property.`,
  );
}

async function hasPaidBefore(tx: Tx, ownerId: string, property: Placed): Promise<boolean> {
  const isKept = { OR: [{ releaseReason: null }, { releaseReason: { not: 'refund' as const } }] };
  const paid = await tx.deedLock.findMany({
    where: { ...inGroupOf(property), ownerId, paidAt: { not: null }, ...isKept },
    select: { propertyKey: true },
  });
  return paid.some(({ propertyKey }) => isSameProperty(propertyKey, property.propertyKey));
}
