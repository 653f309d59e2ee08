import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { notify } from '@/lib/notifications/commands/notify';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { holdAccount } from './hold-account';
import { removeGuards } from './remove-guards';
import { endAllSessions } from './sessions';

const SETTINGS = '/settings/security/pin';
const TITLE = 'PIN and passkeys removed';
const WHAT_CHANGED =
  'Your PIN, your passkeys and your recovery codes no longer work, and every device is logged out.';

/**
 * Takes every guard off an account whose owner can no longer confirm, and ends its sessions: for the operator's command
 * line only, once it is sure who asks. The account and its address are told. Throws `not_found` for an unknown email and
 * `conflict` for an account without a guard. Returns whether the mail server took the email.
 */
export async function resetGuards(email: string): Promise<{ isMailed: boolean }> {
  const user = await transaction(async (tx) => {
    const found = await tx.user.findUnique({ where: { email }, select: { id: true, email: true } });
    if (!found) throw new AppError('not_found', `There is no account with the email ${email}.`);
    await holdAccount(tx, found.id);
    const removed = await removeGuards(tx, found.id);
    if (removed.pins + removed.passkeys === 0) {
      throw new AppError('conflict', `The account ${email} has no PIN and no passkey.`);
    }
    await endAllSessions(tx, found.id);
    await audit(tx, { type: 'guards.reset', actorId: null, subjectId: found.id, data: removed });
    await notify(tx, {
      userId: found.id,
      type: 'guards.reset',
      title: TITLE,
      message: `${WHAT_CHANGED} We were asked to do this for you. Please set a new PIN or passkey. If it was not you who asked, please contact us at once.`,
      href: SETTINGS,
    });
    return found;
  });
  forgetAccount(user.id);
  return { isMailed: await tell(user.email) };
}

async function tell(to: string): Promise<boolean> {
  const { NEXTAUTH_URL } = env();
  const letter = {
    title: TITLE,
    paragraphs: [
      `We were asked to do this for the owner of the account, and made sure that it was you. ${WHAT_CHANGED}`,
      'Your password still works. Please log in and set a new PIN or passkey, and keep the recovery codes that come with it: until you do, nothing but the password guards your locks, unlock codes and documents.',
      'If it was not you who asked, please write to us at once.',
    ],
    action: { label: 'Set a PIN', href: `${NEXTAUTH_URL}${SETTINGS}` },
    secondAction: { label: 'Write to us', href: `${NEXTAUTH_URL}/contact` },
    reason: 'You are receiving this because your account has this email address.',
  };
  try {
    await sendMail({ kind: 'guards-reset', to, subject: letter.title, ...mailTemplate(letter) });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return false;
    throw error;
  }
}
