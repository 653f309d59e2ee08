import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { stableId } from '@/lib/platform/stable-id';
import { momentsIn } from '@/lib/values/time-zone';
import { GUARDS_REMOVED, GUARDS_STAYED, passwordNews, type PasswordChange } from '../content/password-news';

/**
 * Tells an account by email what an event of the audit trail says of its password, under the address that it had then. Safe
 * to run twice: the email has an id of its own. Nothing for an account that was deleted.
 */
export async function mailPasswordNews(eventId: string): Promise<{ sent: boolean }> {
  const select = { type: true, subjectId: true, createdAt: true, data: true } as const;
  const event = await db.auditEvent.findUniqueOrThrow({ where: { id: eventId }, select });
  const account = await db.user.findFirst({
    where: { id: event.subjectId, deletedAt: null },
    select: { id: true, email: true, timeZone: true },
  });
  if (!account) return { sent: false };
  const letter = write(event, account.timeZone);
  await sendMail({
    kind: 'password',
    id: stableId('password mail', eventId),
    to: (await findAddressSince(account.id, event.createdAt)) ?? account.email,
    subject: letter.title,
    ...mailTemplate(letter),
  });
  return { sent: true };
}

type PasswordEvent = { type: string; createdAt: Date; data: unknown };

function write({ type, createdAt, data }: PasswordEvent, timeZone: string | null) {
  const { title, what } = passwordNews[type as PasswordChange];
  const { isGuardRemoved } = data as { isGuardRemoved?: boolean };
  const site = env().NEXTAUTH_URL;
  return {
    title,
    paragraphs: [
      `${what} This was on ${momentsIn(timeZone).exact(createdAt)}. ${isGuardRemoved ? GUARDS_REMOVED : GUARDS_STAYED}`,
      'If this was you, there is nothing you need to do.',
      'If it was not, choose a new password now: that logs out every device. Then look at the PIN and the passkeys in your settings, and remove what you did not add. Please write to us too: somebody else may read your email or know your password.',
    ],
    action: { label: 'Choose a new password', href: `${site}/forgot-password` },
    secondAction: { label: 'Write to us', href: `${site}/contact` },
    reason: 'You are receiving this because your account has this email address.',
  };
}

/** The address that an account had at a moment, where it has another one since: whoever changed both must not be told alone. */
async function findAddressSince(userId: string, moment: Date): Promise<string | undefined> {
  const left = await db.mailedLink.findFirst({
    where: {
      userId,
      purpose: 'keep_address',
      createdAt: { gte: moment },
      data: { path: ['isLeft'], equals: true },
    },
    orderBy: { sequence: 'asc' },
    select: { address: true },
  });
  return left?.address;
}
