import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { publishKeyChange } from '@/lib/platform/v1/api-trust';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { reinstated, suspended } from '../content/suspension';
import type { SuspendInput } from '../schema/suspension';
import { holdForDeletion } from './erase';
import { endAllSessions } from './sessions';

/**
 * Suspends an account with a reason, which admins alone read: its sessions end, nobody signs in to it, what acts for it
 * alone is refused, and its appointments as a notary go to others. Its owner is mailed. Throws `not_found`, also for an
 * account that was deleted and for anyone who is not an admin, and `conflict` for an admin and for one that is suspended.
 */
export async function suspendAccount(actor: Actor, userId: string, { reason }: SuspendInput): Promise<void> {
  assertAdmin(actor);
  if (actor.id === userId) throw new AppError('conflict', 'You cannot suspend your own account.');
  await suspend(userId, { reason, actorId: actor.id });
}

/** The same for the operator's command line only, where an admin can be suspended, too. */
export async function suspendByEmail(email: string, reason: string): Promise<void> {
  await suspend(await idOf(email), { reason, actorId: null });
}

/** Lets its owner sign in again. Throws `not_found`, and `conflict` for an account that is not suspended. */
export async function reinstateAccount(actor: Actor, userId: string): Promise<void> {
  assertAdmin(actor);
  await reinstate(userId, actor.id);
}

/** The same for the operator's command line only. */
export async function reinstateByEmail(email: string): Promise<void> {
  await reinstate(await idOf(email), null);
}

type Suspending = SuspendInput & { actorId: string | null };

async function suspend(userId: string, { reason, actorId }: Suspending): Promise<void> {
  await transaction(async (tx) => {
    const { role } = await holdLiving(tx, userId);
    if (actorId !== null && role === 'admin') {
      throw new AppError(
        'conflict',
        'This is the account of an admin, which the operator alone can suspend.',
      );
    }
    if ((await tx.accountSuspension.count({ where: { userId, liftedAt: null } })) > 0) {
      throw new AppError('conflict', 'This account is suspended already.');
    }
    const id = newId();
    const data = { id, userId, reason, suspendedById: actorId, suspendedAt: now() };
    await tx.accountSuspension.create({ data, select: { id: true } });
    await endAllSessions(tx, userId);
    await publishKeyChange(tx, userId);
    await enqueue(tx, 'reassign', userId);
    const about = { actorId, subjectId: userId, data: { suspensionId: id } };
    await audit(tx, { type: 'account.suspended', ...about });
    await notifyByMail(tx, { userId, type: 'account.suspended', ...suspended, href: '/contact' });
  });
  forgetAccount(userId);
}

async function reinstate(userId: string, actorId: string | null): Promise<void> {
  await transaction(async (tx) => {
    await holdLiving(tx, userId);
    const [lifted] = await tx.accountSuspension.updateManyAndReturn({
      where: { userId, liftedAt: null },
      data: { liftedById: actorId, liftedAt: now() },
      select: { id: true },
    });
    if (!lifted) throw new AppError('conflict', 'This account is not suspended.');
    await publishKeyChange(tx, userId);
    const about = { actorId, subjectId: userId, data: { suspensionId: lifted.id } };
    await audit(tx, { type: 'account.reinstated', ...about });
    await notifyByMail(tx, { userId, type: 'account.reinstated', ...reinstated, href: '/login' });
  });
}

/** Whoever signs in at this moment has either done so, or finds what happens here; so does a deletion of the account. */
async function holdLiving(tx: Tx, userId: string) {
  await holdForDeletion(tx, userId);
  const user = await tx.user.findFirst({ where: { id: userId, deletedAt: null }, select: { role: true } });
  if (!user) throw new AppError('not_found', 'There is no such account.');
  return user;
}

async function idOf(email: string): Promise<string> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) throw new AppError('not_found', `There is no account with the email ${email}.`);
  return user.id;
}
