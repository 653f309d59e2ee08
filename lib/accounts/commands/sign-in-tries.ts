import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { notify } from '@/lib/notifications/commands/notify';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { stableId } from '@/lib/platform/stable-id';
import { holdAccount } from './hold-account';

const DAY_MS = 24 * 60 * 60 * 1000;
const SETTINGS = '/settings/security/pin';
const TITLE = 'Somebody is trying to log in to your account';
const WHAT = 'Somebody entered ten or more wrong passwords for your account within an hour.';

/**
 * Tells an account, in its notifications and by mail, that somebody is trying passwords; once a day. Safe to run twice: the mail
 * has an id of its own. Nothing for an account that there is not.
 */
export async function tellOfTries(userId: string): Promise<{ sent: boolean }> {
  const told = await transaction((tx) => note(tx, userId));
  if (!told) return { sent: false };
  const { NEXTAUTH_URL } = env();
  const letter = {
    title: TITLE,
    paragraphs: [
      `${WHAT} We limit how many can be tried. These tries do not count against a browser that you have logged in with before, unless its cookies were cleared.`,
      'If it was you, there is nothing you need to do. If it was not, make sure that your password here is not your password on any other site, too: strangers try passwords that other sites have lost. A PIN or a passkey guards your locks, unlock codes and documents even from somebody who finds out your password.',
    ],
    action: { label: 'Set a PIN', href: `${NEXTAUTH_URL}${SETTINGS}` },
    secondAction: { label: 'Write to us', href: `${NEXTAUTH_URL}/contact` },
    reason: 'You are receiving this, at most once a day, because your account has this email address.',
  };
  const id = stableId('sign-in tries', told.notificationId);
  await sendMail({ kind: 'sign-in-tries', id, to: told.email, subject: TITLE, ...mailTemplate(letter) });
  return { sent: true };
}

/** The notification of the last day, or a new one. */
async function note(tx: Tx, userId: string): Promise<{ notificationId: string; email: string } | null> {
  await holdAccount(tx, userId);
  const user = await tx.user.findUnique({ where: { id: userId, deletedAt: null }, select: { email: true } });
  if (!user) return null;
  const since = new Date(now().getTime() - DAY_MS);
  const earlier = await tx.notification.findFirst({
    where: { userId, type: 'sign_in.tried', createdAt: { gt: since } },
    select: { id: true },
  });
  if (earlier) return { notificationId: earlier.id, email: user.email };
  const id = newId();
  const message = `${WHAT} If it was not you, make sure that your password here is not your password on any other site, too.`;
  await notify(tx, { id, userId, type: 'sign_in.tried', title: TITLE, message, href: SETTINGS });
  return { notificationId: id, email: user.email };
}
