import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { asksToConfirm, sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { AddressStanding } from '../schema/addresses';

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

/** Whether the actor's address is confirmed, and if not, how that is done here. */
export async function getAddressStanding(actor: Actor): Promise<AddressStanding> {
  const where = { id: actor.id };
  const { email, emailConfirmedAt } = await db.user.findUniqueOrThrow({
    where,
    select: { email: true, emailConfirmedAt: true },
  });
  if (emailConfirmedAt) return { email, is: 'confirmed' };
  if (!asksToConfirm()) return { email, is: 'taken_as_confirmed' };
  return { email, is: sendsMail() ? 'waiting_for_link' : 'waiting_for_operator' };
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
    ? 'open the link in the email that we sent you, or ask for a new one on the page “Invoices”.'
    : 'this server sends no email, so please ask its operator.';
}
