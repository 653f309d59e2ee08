import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/**
 * Until the transaction ends, no other one that holds this account goes on: money and locks, the room in a vault and the
 * guards of a sign-in are each looked at and changed in one step.
 */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

/**
 * The same for what somebody may who knows the password: comparing takes a moment, in which it may be changed or reset, and
 * that ends every session of whoever knew the earlier one. False where it is not the compared one any longer.
 */
export async function holdWithPassword(
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  await holdAccount(tx, id);
  return (await tx.user.count({ where: { id, passwordHash } })) > 0;
}

/**
 * The same for what must not outlive the session that asked for it: ending all of an account's sessions waits for this, or
 * this for it. Throws `not_signed_in` when the session ended since the call came in.
 */
export async function holdSession(tx: Tx, { id: userId, sessionId }: Actor): Promise<void> {
  await holdAccount(tx, userId);
  const goesOn = { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now() } };
  if ((await tx.session.count({ where: goesOn })) > 0) return;
  throw new AppError('not_signed_in', 'Please log in to continue.');
}
