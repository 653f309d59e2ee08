import 'server-only';
import type * as z from 'zod';
import { newId } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { markOf } from '@/lib/platform/session/device';
import { asksToConfirm, sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { audit } from '@/lib/platform/audit';
import { findLink, makeLink, takeLink, tokenOf, voidLinks } from '@/lib/platform/mailed-link';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { assertNotSuspended } from '@/lib/platform/suspension';
import type { resetPasswordSchema } from '../schema/passwords';
import { resetAddress } from './account-letters';
import { holdAccount } from './hold-account';
import { tellOfPassword, voidLinksOfPassword } from './password-news';
import { hashChosen } from './passwords';
import { removeGuards } from './remove-guards';
import { endAllSessions } from './sessions';

type Account = { id: string; email: string };

/**
 * Mails an account a link with which it chooses a new password; earlier ones are void. The work and the answer are the same
 * for an email that nobody has. Throws `rate_limited`, and `unavailable` on a server that sends no mail.
 */
export async function askForPasswordReset(email: string, network: string): Promise<void> {
  if (!sendsMail()) {
    throw new AppError(
      'unavailable',
      'This server sends no email. Please ask its operator for a link with which you choose a new password.',
    );
  }
  const mailbox = email.toLowerCase();
  await countTry(limits.resetPassword, `${mailbox}\n${network}`);
  await countTry(limits.resetPasswordTo, mailbox);
  await transaction(async (tx) => {
    await enqueue(tx, 'account-mail', await replaceLink(tx, await holdAccountOf(tx, email)));
  });
}

/**
 * The address of such a link, for whoever reads no mail: for the operator's command line only, once it is sure who asks.
 * Throws `not_found` for an unknown email.
 */
export async function makeResetLink(email: string): Promise<string> {
  const id = await transaction(async (tx) => {
    const account = await holdAccountOf(tx, email);
    if (!account) throw new AppError('not_found', `There is no account with the email ${email}.`);
    await audit(tx, { type: 'password.link_made', actorId: null, subjectId: account.id });
    return replaceLink(tx, account);
  });
  return resetAddress(tokenOf(id));
}

/**
 * Gives the account of a link the password that somebody chose, and ends all of its sessions and
 * connected apps. What a PIN or a passkey guards
 * stays guarded: whoever reads the mail has neither. Only where the address was never confirmed they go: whoever opened the
 * account may have set them under somebody else's address, and would keep a way in. Returns by what the account knows the browser from now on. Throws `gone`,
 * `forbidden` for an account that is suspended, and `validation_failed` for a common password; the link stays good.
 */
export async function resetPassword(
  { token, password }: z.output<typeof resetPasswordSchema>,
  endConnections: (tx: Tx, userId: string) => Promise<void>,
): Promise<{ mark: string }> {
  const { id, userId } = await findLink('reset_password', token);
  if (!userId) throw new Error(`The link ${id} belongs to no account`);
  const passwordHash = await hashChosen(password);
  await transaction(async (tx) => {
    // Before the link: a newer one, or another change of the account, waits here, or this for it.
    await holdAccount(tx, userId);
    await takeLink(tx, 'reset_password', token);
    await assertNotSuspended(tx, userId);
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    await voidLinksOfPassword(tx, userId);
    await endAllSessions(tx, userId);
    // Whoever was in the account may have connected an app, which is a way in that needs no password.
    await endConnections(tx, userId);
    const isGuardRemoved = await removeUnprovenGuards(tx, userId);
    await tellOfPassword(tx, { type: 'password.reset', userId, actorId: null, isGuardRemoved });
  });
  forgetAccount(userId);
  return { mark: markOf({ id: userId, passwordHash }) };
}

async function removeUnprovenGuards(tx: Tx, userId: string): Promise<boolean> {
  const where = { id: userId, emailConfirmedAt: null };
  if (!asksToConfirm() || (await tx.user.count({ where })) === 0) return false;
  const removed = await removeGuards(tx, userId);
  if (removed.pins + removed.passkeys === 0) return false;
  await audit(tx, { type: 'guards.reset', actorId: null, subjectId: userId, data: removed });
  return true;
}

/** One query, so that the address is still the account's once it is held. */
async function holdAccountOf(tx: Tx, email: string): Promise<Account | null> {
  const [account] = await tx.$queryRaw<Account[]>`
    SELECT id, email::text FROM users WHERE email = ${email}::citext AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return account ?? null;
}

/** The same work for an account that there is not. */
async function replaceLink(tx: Tx, account: Account | null): Promise<string> {
  await voidLinks(tx, account?.id ?? newId(), 'reset_password');
  return makeLink(tx, {
    purpose: 'reset_password',
    userId: account?.id,
    address: account?.email ?? '',
  });
}
