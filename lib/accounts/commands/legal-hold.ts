import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { PlaceHoldInput } from '../schema/legal-hold';
import { holdForDeletion } from './erase';

/**
 * Puts an account under a legal hold: until an admin lifts it, nothing of it is erased, by its owner or by a job. The account
 * is not told. Throws `not_found`, also for an account that was deleted and for anyone who is not an admin, and `conflict`
 * for one that is held.
 */
export async function placeHold(actor: Actor, userId: string, { reason }: PlaceHoldInput): Promise<void> {
  assertAdmin(actor);
  await transaction(async (tx) => {
    await holdLiving(tx, userId);
    if ((await tx.legalHold.count({ where: { userId, liftedAt: null } })) > 0) {
      throw new AppError('conflict', 'This account is under a legal hold already.');
    }
    const id = newId();
    const data = { id, userId, reason, placedById: actor.id, placedAt: now() };
    await tx.legalHold.create({ data, select: { id: true } });
    await audit(tx, { type: 'hold.placed', actorId: actor.id, subjectId: userId, data: { holdId: id } });
  });
}

/** Ends it. Jobs erase what has become old meanwhile. Throws `not_found`, and `conflict` for an account that is not held. */
export async function liftHold(actor: Actor, userId: string): Promise<void> {
  assertAdmin(actor);
  await transaction(async (tx) => {
    await holdLiving(tx, userId);
    const [lifted] = await tx.legalHold.updateManyAndReturn({
      where: { userId, liftedAt: null },
      data: { liftedById: actor.id, liftedAt: now() },
      select: { id: true },
    });
    if (!lifted) throw new AppError('conflict', 'This account is under no legal hold.');
    const data = { holdId: lifted.id };
    await audit(tx, { type: 'hold.lifted', actorId: actor.id, subjectId: userId, data });
  });
}

/** A deletion of the account has either come to its end, or finds the hold. */
async function holdLiving(tx: Tx, userId: string): Promise<void> {
  await holdForDeletion(tx, userId);
  if ((await tx.user.count({ where: { id: userId, deletedAt: null } })) === 1) return;
  throw new AppError('not_found', 'There is no such account.');
}
