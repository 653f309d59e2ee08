import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { asksToConfirm, sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { AddressStanding, PendingAddress } from '../schema/addresses';

/** Whether an account's address was confirmed, or counts as confirmed on this server. */
export async function hasConfirmedAddress(tx: Tx, userId: string): Promise<boolean> {
  if (!asksToConfirm()) return true;
  const where = { id: userId };
  const user = await tx.user.findUnique({ where, select: { emailConfirmedAt: true } });
  return Boolean(user?.emailConfirmedAt);
}

/** Throws `unconfirmed_address`, with `what` cannot be done until then. */
export async function assertConfirmedAddress(
  tx: Tx,
  { userId, what }: { userId: string; what: string },
): Promise<void> {
  if (await hasConfirmedAddress(tx, userId)) return;
  throw new AppError(
    'unconfirmed_address',
    `Before you can ${what}, please confirm your email address: ${howToConfirm()}`,
  );
}

/** The same for whoever is signed in where visitors may come, too. */
export async function assertOwnAddress(actor: Actor | null, what: string): Promise<void> {
  if (actor) await assertConfirmedAddress(db, { userId: actor.id, what });
}

/** Whether the actor's address is confirmed, and if not, how that is done here. */
export async function getAddressStanding(actor: Actor): Promise<AddressStanding> {
  const where = { id: actor.id };
  const { email, emailConfirmedAt } = await db.user.findUniqueOrThrow({
    where,
    select: { email: true, emailConfirmedAt: true },
  });
  return standingOf({ email, emailConfirmedAt });
}

/** The same of what was read of an account. */
export function standingOf({
  email,
  emailConfirmedAt,
}: {
  email: string;
  emailConfirmedAt: Date | null;
}): AddressStanding {
  if (emailConfirmedAt) return { email, is: 'confirmed' };
  if (!asksToConfirm()) return { email, is: 'taken_as_confirmed' };
  return { email, is: sendsMail() ? 'waiting_for_link' : 'waiting_for_operator' };
}

/** The address that the actor asked for and has not confirmed yet, while its link works. */
export async function findPendingAddress(actor: Actor): Promise<PendingAddress | null> {
  const link = await db.mailedLink.findFirst({
    where: { userId: actor.id, purpose: 'change_address', usedAt: null, expiresAt: { gt: now() } },
    orderBy: { sequence: 'desc' },
    select: { address: true, expiresAt: true },
  });
  return link && { email: link.address, expiresAt: link.expiresAt.toISOString() };
}

/** Whether an application or an entry of this person under this address may do without a mailed link. */
export async function isOwnConfirmedAddress(actor: Actor | null, email: string): Promise<boolean> {
  if (!asksToConfirm()) return true;
  if (!actor) return false;
  const own = { id: actor.id, email, emailConfirmedAt: { not: null } };
  return (await db.user.count({ where: own })) > 0;
}

function howToConfirm(): string {
  return sendsMail()
    ? 'open the link in the email that we sent you, or have us email another one from your account settings.'
    : 'this server sends no email, so please ask its operator.';
}
