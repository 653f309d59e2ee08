import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import type { Device } from '@/lib/platform/session/device';
import { asksToConfirm, sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { findLink, makeLink, takeLink } from '@/lib/platform/mailed-link';
import { confirmPasswordOf, passwordMissing, type HoldConfirmed } from './passwords';

type Addressee = { id: string; email: string };

/** Mails a new account the link that confirms its address, where addresses are confirmed. Says whether this server mails it. */
export async function askToConfirm(tx: Tx, { id: userId, email: address }: Addressee): Promise<boolean> {
  if (!asksToConfirm()) return false;
  await enqueue(tx, 'account-mail', await makeLink(tx, { purpose: 'confirm_address', userId, address }));
  return sendsMail();
}

/**
 * Mails the link once more. Throws `conflict` when there is nothing to confirm, and `unavailable` on a server that sends
 * no mail.
 */
export async function sendConfirmation(actor: Actor): Promise<void> {
  const { email, emailConfirmedAt } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailConfirmedAt: true },
  });
  if (emailConfirmedAt) throw new AppError('conflict', 'Your email address is confirmed already.');
  if (!sendsMail()) {
    throw new AppError(
      'unavailable',
      'This server sends no email. Please ask its operator to confirm your address.',
    );
  }
  await transaction(async (tx) => {
    await askToConfirm(tx, { id: actor.id, email });
  });
}

type Confirmation = { token: string; password?: string };
type Caller = { actor: Actor | null; device: Device };

/**
 * Confirms the address that the link was emailed to, if it is still the account's: for whoever is signed in to this account,
 * or knows its password. The link alone shows who reads the mail, and somebody else may have opened the account. Throws
 * `gone`, `validation_failed` without a password, `wrong_password` and `rate_limited`; the link stays good.
 */
export async function confirmAddress({ token, password }: Confirmation, caller: Caller): Promise<void> {
  const link = await findLink('confirm_address', token);
  let hold: HoldConfirmed | undefined;
  if (link.userId && caller.actor?.id !== link.userId) {
    if (!password) throw passwordMissing();
    hold = await confirmPasswordOf(link.userId, password, caller.device);
  }
  await transaction(async (tx) => {
    await hold?.(tx);
    const { userId, address: email } = await takeLink(tx, 'confirm_address', token);
    const isOwn = userId !== null && (await markConfirmed(tx, { id: userId, email }));
    if (!isOwn) throw new AppError('gone', 'This account has another email address now.');
  });
}

/**
 * Confirms the address of an account without a link: for the operator's command line, once it is sure who has it. Null
 * when no account has it.
 */
export async function confirmAddressOf(email: string): Promise<{ name: string; createdAt: Date } | null> {
  return transaction(async (tx) => {
    const select = { id: true, firstName: true, lastName: true, createdAt: true };
    const user = await tx.user.findUnique({ where: { email }, select });
    if (!user) return null;
    await markConfirmed(tx, { id: user.id, email });
    return { name: `${user.firstName} ${user.lastName}`, createdAt: user.createdAt };
  });
}

/** Whether the account has this address. */
async function markConfirmed(tx: Tx, own: Addressee): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { ...own, emailConfirmedAt: null },
    data: { emailConfirmedAt: now() },
  });
  if (count > 0) {
    await audit(tx, { type: 'address.confirmed', actorId: null, subjectId: own.id });
    return true;
  }
  return (await tx.user.count({ where: own })) > 0;
}
