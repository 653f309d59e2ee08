import 'server-only';
import type { MailTransport } from '@/prisma/generated/enums';
import { currentCause } from '@/lib/platform/telemetry/cause';
import { newId, now } from '@/lib/platform/clock';
import { countMail } from '@/lib/platform/telemetry/counts';
import { db, isUniqueViolation } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/telemetry/logger';
import { traced } from '@/lib/platform/telemetry/traces';
import { deliverMail } from '@/lib/vendor/mail';

/** What an email is about: for our log and figures. */
type MailKind =
  | 'abuse'
  | 'account-link'
  | 'consent'
  | 'fraud-case'
  | 'guards-reset'
  | 'invitation'
  | 'invoice'
  | 'message'
  | 'notice'
  | 'partner'
  | 'password'
  | 'sign-in-tries'
  | 'support-case'
  | 'visitor-link';

type MailInput = {
  kind: MailKind;
  /** of an email that must not go out twice, however often it is tried */
  id?: string;
  to: string;
  /** who is answered; without one it is us */
  replyTo?: string;
  /** opens something, and is left out of what is kept; where no mail goes out it is read there, and stays */
  secret?: string;
  /** keeps that it was sent, and neither to whom nor what it said; where no mail goes out it is read there, and stays */
  leavesNoCopy?: boolean;
  subject: string;
  text: string;
  html: string;
};

/**
 * Sends an email and keeps what was sent; without a mail server it is only kept, to be read there. Not inside a transaction:
 * an email cannot be taken back. Throws `unavailable` when the mail server did not take it: then nothing is kept.
 */
export async function sendMail({
  kind,
  id = newId(),
  replyTo,
  secret,
  leavesNoCopy,
  ...mail
}: MailInput): Promise<{ transport: MailTransport }> {
  const sent = await db.mail.findUnique({ where: { id }, select: { transport: true } });
  if (sent) return sent;
  const { SMTP_URL, MAIL_FROM } = env();
  if (SMTP_URL) await deliver({ SMTP_URL, MAIL_FROM, kind }, { id, replyTo, ...mail });
  const transport = SMTP_URL ? 'smtp' : 'preview';
  const kept = SMTP_URL ? whatIsKept(mail, { secret, leavesNoCopy }) : mail;
  await keep({ id, ...kept, transport });
  logger.info({ mail: id, kind, transport });
  countMail({ kind, outcome: SMTP_URL ? 'sent' : 'kept' });
  return { transport };
}

type Delivery = Parameters<typeof deliverMail>;

async function deliver(
  { kind, ...settings }: Delivery[0] & { kind: MailKind },
  mail: Delivery[1],
): Promise<void> {
  const { requestId } = currentCause();
  const send = () => deliverMail(settings, { ...mail, ...(requestId && { requestId }) });
  await traced({ name: `mail ${kind}`, kind: 'client' }, send).catch((error: unknown) => {
    countMail({ kind, outcome: 'failed' });
    logger.warn({ mail: mail.id, kind, err: error instanceof Error ? (error.cause ?? error) : error });
    throw error;
  });
}

type Letter = Pick<MailInput, 'to' | 'subject' | 'text' | 'html'>;

function whatIsKept(
  mail: Letter,
  { secret, leavesNoCopy }: Pick<MailInput, 'secret' | 'leavesNoCopy'>,
): Letter {
  if (leavesNoCopy) return { ...mail, to: '', text: '', html: '' };
  return secret ? without(secret, mail) : mail;
}

function without<M extends { text: string; html: string }>(secret: string, mail: M): M {
  return { ...mail, text: mail.text.replaceAll(secret, '…'), html: mail.html.replaceAll(secret, '…') };
}

async function keep({ to, ...mail }: Letter & { id: string; transport: MailTransport }): Promise<void> {
  const data = { ...mail, toAddress: to, createdAt: now() };
  await db.mail.create({ data, select: { id: true } }).catch((error: unknown) => {
    // Another worker was sending the same one.
    if (!isUniqueViolation(error)) throw error;
  });
}
