import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { canReadRecordsOf } from '../policy';

export function noSuchNotary(): AppError {
  return new AppError('not_found', 'There is no such notary.');
}

/** Throws `not_found` unless the account is a notary's, and the actor's own or the actor is an admin. */
export async function assertOwnNotary(actor: Actor, userId: string): Promise<void> {
  const notary = canReadRecordsOf(actor, userId)
    ? await db.user.findFirst({ where: { id: userId, role: 'notary' }, select: { id: true } })
    : null;
  if (!notary) throw noSuchNotary();
}
