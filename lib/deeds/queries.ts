import 'server-only';
import { getProofFile } from '@/lib/evidence/queries';
import { countCredits } from '@/lib/payments/queries';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { openText } from '@/lib/platform/secret-box';
import type { LockedDeed } from './schema';

const lockFields = {
  id: true,
  propertyAddress: true,
  ownerName: true,
  lockType: true,
  status: true,
  unlockCodeCiphertext: true,
  createdAt: true,
  paymentDueAt: true,
  paidAt: true,
  expiresAt: true,
  releasedAt: true,
  releaseReason: true,
  logIndex: true,
} as const;

/** The actor's locks, newest first, released ones included, each with its unlock code. */
export async function listLockedDeeds(actor: Actor): Promise<LockedDeed[]> {
  const locks = await db.deedLock.findMany({
    where: { ownerId: actor.id },
    orderBy: { createdAt: 'desc' },
    select: lockFields,
  });
  return locks.map(({ propertyAddress, ownerName, unlockCodeCiphertext, createdAt, ...lock }) => ({
    ...lock,
    timestamp: createdAt.toISOString(),
    paymentDueAt: lock.paymentDueAt.toISOString(),
    paidAt: lock.paidAt?.toISOString() ?? null,
    expiresAt: lock.expiresAt?.toISOString() ?? null,
    releasedAt: lock.releasedAt?.toISOString() ?? null,
    metadata: { propertyAddress, ownerName, unlockCode: openText(unlockCodeCiphertext, lock.id) },
  }));
}

export type PaymentTarget = {
  lock: {
    id: string;
    propertyAddress: string;
    ownerName: string;
    status: LockedDeed['status'];
    paymentDueAt: string;
  } | null;
  credits: number;
};

/** What a payment would cover: the named lock of the actor, else the oldest unpaid one, else nothing yet (a credit). */
export async function getPaymentTarget(actor: Actor, lockId: string | undefined): Promise<PaymentTarget> {
  const [lock, credits] = await Promise.all([
    db.deedLock.findFirst({
      where: { ownerId: actor.id, ...(lockId ? { id: lockId } : { status: 'due' }) },
      orderBy: { createdAt: 'asc' },
      select: { id: true, propertyAddress: true, ownerName: true, status: true, paymentDueAt: true },
    }),
    countCredits(actor),
  ]);
  if (lockId && !lock) throw new AppError('not_found', 'There is no such lock.');
  return { lock: lock && { ...lock, paymentDueAt: lock.paymentDueAt.toISOString() }, credits };
}

/** The proof file of one of the actor's locks. */
export async function getLockProofFile(
  actor: Actor,
  { id, format }: { id: string; format: 'html' | 'json' },
) {
  const lock = await db.deedLock.findFirst({ where: { id, ownerId: actor.id }, select: { logIndex: true } });
  if (!lock) throw new AppError('not_found', 'There is no such lock.');
  return getProofFile({ index: lock.logIndex, format });
}
