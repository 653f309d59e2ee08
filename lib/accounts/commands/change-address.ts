import 'server-only';
import type * as z from 'zod';
import type { Actor } from '@/lib/platform/actor';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import type { Device } from '@/lib/platform/session/device';
import { sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { findLink, makeLink, takeLink, voidLinks } from '@/lib/platform/mailed-link';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { mailboxOf } from '@/lib/values/mailbox';
import type { changeAddressSchema } from '../schema/addresses';
import { assertNotHeld } from './address-holds';
import { holdGuards } from './guards';
import { holdAccount } from './hold-account';
import { confirmPassword, confirmPasswordOf, passwordMissing } from './passwords';

/** What else an account's address is written on, for whoever changes it; in the same transaction. */
export type FollowAddress = (tx: Tx, account: { id: string; email: string }) => Promise<void>;

type Left = { email: string; emailConfirmedAt: Date | null };

/**
 * Asks for another address: a link to it confirms the change within 30 minutes, one to the old address stops it. An earlier
 * wish is void. Throws `unavailable` on a server that sends no mail, `wrong_password`, `rate_limited`, `step_up_required` on a
 * guarded account, `validation_failed` for the address that it has, and `conflict` for one that is taken.
 */
export async function askForAddress(
  actor: Actor,
  { email, password }: z.output<typeof changeAddressSchema>,
): Promise<void> {
  if (!sendsMail()) {
    throw new AppError('unavailable', 'This server sends no email, so nobody could confirm another address.');
  }
  await confirmPassword(actor, password);
  await countTry(limits.changeAddressTo, mailboxOf(email));
  await transaction(async (tx) => {
    await holdGuards(tx, actor);
    const before = await readAddress(tx, actor.id);
    await assertFree(tx, { id: actor.id, email });
    await voidLinks(tx, actor.id, 'change_address');
    const wish = { purpose: 'change_address', userId: actor.id, address: email } as const;
    await enqueue(tx, 'account-mail', await makeLink(tx, wish));
    await offerToKeep(tx, actor.id, { before, isLeft: false });
    await audit(tx, { type: 'address.change_asked', actorId: actor.id, subjectId: actor.id });
  });
}

type Confirmation = { token: string; password?: string };
type Caller = { actor: Actor | null; device: Device };

/**
 * Gives the account of a link the address that the link was emailed to, which is confirmed with it: for whoever is signed in
 * to this account, or knows its password, because the address may be that of somebody who never asked. Throws `gone`,
 * `validation_failed` without a password, `wrong_password`, `rate_limited`, and `conflict` where another account was faster;
 * the link stays good.
 */
export async function confirmNewAddress(
  { token, password }: Confirmation,
  { actor, device }: Caller,
  follow: FollowAddress,
): Promise<void> {
  const { id, userId } = await findLink('change_address', token);
  if (!userId) throw new Error(`The link ${id} belongs to no account`);
  let hold: typeof holdAccount = holdAccount;
  if (actor?.id !== userId) {
    if (!password) throw passwordMissing();
    hold = await confirmPasswordOf(userId, password, device);
  }
  await transaction(async (tx) => {
    await hold(tx, userId);
    const { address: email } = await takeLink(tx, 'change_address', token);
    const before = await readAddress(tx, userId);
    await moveTo(tx, { id: userId, email, emailConfirmedAt: now() });
    await voidLinks(tx, userId, 'reset_password');
    await offerToKeep(tx, userId, { before, isLeft: true });
    await follow(tx, { id: userId, email });
    await audit(tx, { type: 'address.changed', actorId: userId, subjectId: userId });
    await notify(tx, {
      userId,
      type: 'address.changed',
      title: 'Your email address was changed',
      message: 'You log in with the new address from now on. The old one can take this back for a day.',
      href: '/settings/account',
    });
  });
}

/** Writes the address. Throws `conflict` where another account has it, or can still take it back. */
export async function moveTo(tx: Tx, { id, ...address }: { id: string } & Left): Promise<void> {
  await tx.user.update({ where: { id }, data: address, select: { id: true } }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? takenAddress(error) : error;
  });
  await assertNotHeld(tx, { id, email: address.email });
}

export function readAddress(tx: Tx, id: string): Promise<Left> {
  return tx.user.findUniqueOrThrow({ where: { id }, select: { email: true, emailConfirmedAt: true } });
}

/** A first look, so that somebody hears at once what the link would say later. */
async function assertFree(tx: Tx, wanted: { id: string; email: string }): Promise<void> {
  const found = await tx.user.findUnique({ where: { email: wanted.email }, select: { id: true } });
  if (found?.id === wanted.id) {
    const message = 'This is the email address that your account has.';
    throw new AppError('validation_failed', message, { fields: { email: message } });
  }
  if (found) throw takenAddress();
  await assertNotHeld(tx, wanted);
}

function takenAddress(cause?: unknown): AppError {
  const message = 'Another account has this email address. Please use another one.';
  return new AppError('conflict', message, { fields: { email: message }, cause });
}

type Leaving = { before: Left; isLeft: boolean };

/** Mails the old address a link that stops the change, or takes it back once it `isLeft`. */
async function offerToKeep(tx: Tx, userId: string, { before, isLeft }: Leaving): Promise<void> {
  const data = { isLeft, confirmedAt: before.emailConfirmedAt?.toISOString() ?? null };
  const link = { purpose: 'keep_address', userId, address: before.email, data } as const;
  await enqueue(tx, 'account-mail', await makeLink(tx, link));
}
