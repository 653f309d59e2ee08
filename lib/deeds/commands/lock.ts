import 'server-only';
import { randomBytes } from 'node:crypto';
import { appendEntry } from '@/lib/evidence/commands';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { assignCredit, findCredit } from '@/lib/payments/commands/credit';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { sealText } from '@/lib/platform/secret-box';
import { normalizeAddress } from '../rules/address';
import { lockExpiresAt, PAYMENT_DAYS, paymentDueAt, unlockCodeFrom } from '../rules/lock';
import type { LockDeedInput, LockedDeedReceipt } from '../schema';

/**
 * Locks a deed at once: the lock, its entry in the evidence log and the audit event are written together. An unused
 * credit pays for it; otherwise payment is due within 7 days. Throws `conflict` while the account has this property locked.
 */
export async function lockDeed(actor: Actor, input: LockDeedInput): Promise<LockedDeedReceipt> {
  const propertyKey = normalizeAddress(input.propertyAddress);
  if (!propertyKey) {
    const message = 'Please enter a street address, for example 12 Main St, Austin, TX 78701.';
    throw new AppError('validation_failed', message, { fields: { propertyAddress: message } });
  }
  const unlockCode = unlockCodeFrom(randomBytes(12));
  const receipt = await transaction((tx) => writeLock(tx, { actor, input, propertyKey, unlockCode })).catch(
    (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError(
        'conflict',
        'This property is already protected. You find it in Your Protected Properties.',
        {
          cause: error,
        },
      );
    },
  );
  return { ...receipt, unlockCode };
}

type NewLock = { actor: Actor; input: LockDeedInput; propertyKey: string; unlockCode: string };

async function writeLock(tx: Tx, { actor, input, propertyKey, unlockCode }: NewLock) {
  const id = newId();
  const lockedAt = now();
  const { expiryDays, ...deed } = input;
  const expiresAt = lockExpiresAt(lockedAt, expiryDays);
  await holdAccount(tx, actor.id);
  const credit = await findCredit(tx, actor.id);
  await audit(tx, {
    type: 'deed.locked',
    actorId: actor.id,
    subjectId: id,
    data: { isPaid: credit !== null },
  });
  // Late, because appends wait for each other until the transaction ends.
  const { index } = await appendEntry(tx, {
    record: {
      type: 'deed.locked',
      lockId: id,
      ...deed,
      lockedAt: lockedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  });
  await tx.deedLock.create({
    data: {
      ...deed,
      id,
      ownerId: actor.id,
      propertyKey,
      unlockCodeCiphertext: sealText(unlockCode, id),
      createdAt: lockedAt,
      paymentDueAt: paymentDueAt(lockedAt),
      expiresAt,
      logIndex: index,
      ...(credit ? { status: 'paid', paidAt: lockedAt } : {}),
    },
    select: { id: true },
  });
  if (credit) await assignCredit(tx, { id: credit.id, userId: actor.id, lockId: id });
  return { id, message: receiptMessage(credit !== null), logIndex: index };
}

function receiptMessage(isPaid: boolean): string {
  return isPaid
    ? 'Your deed is locked, and paid with your credit.'
    : `Your deed is locked. Please pay within ${PAYMENT_DAYS} days to keep it locked.`;
}
