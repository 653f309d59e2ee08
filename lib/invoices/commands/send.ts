import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { assertConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { sendMail } from '@/lib/notifications/commands/mail';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { oneAtATime } from '@/lib/platform/database/one-at-a-time';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { stableId } from '@/lib/platform/stable-id';
import { mailboxOf } from '@/lib/values/mailbox';
import { invoiceFields, missingInvoice, ownedBy, toInvoice } from '../queries/invoices';
import { invoiceMail } from '../rules/mail';
import { isOpen, refusal } from '../rules/statuses';
import { dueDate } from '../rules/terms';
import type { SendAnswer, SendInvoiceInput } from '../schema';
import { announceInvoice, holdInvoice } from './hold-invoice';
import { publishInvoice } from './invoice-events';
import { forgetBillReminder } from './remind';

const sentFields = { ...invoiceFields, issuerId: true, sendCount: true } satisfies Prisma.InvoiceSelect;
type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof sentFields }>;
type Transport = SendAnswer['transport'];

const ON_ITS_WAY = 'This invoice is being sent right now. Please look at it again in a minute.';

/** Emails that are on their way from here: the second of two clicks waits for the first one's. */
const underway = new Map<string, Promise<SendAnswer>>();

/**
 * Emails an invoice to whom it bills, which makes a draft sent; again and again while it is open. A second click is not a
 * second email. Throws `not_found`, `unconfirmed_address` where nobody has shown that they read the issuer's address,
 * `conflict` when it is paid or void or was edited since it was looked at, `validation_failed` without an email address, `rate_limited` when that address was
 * sent too many, and `unavailable` when the mail server does not take the email: then
 * nothing is changed.
 */
export async function sendInvoice(
  actor: Actor,
  id: string,
  { revision }: SendInvoiceInput = {},
): Promise<SendAnswer> {
  const invoice =
    (await db.invoice.findFirst({ where: { id, ...ownedBy(actor) }, select: sentFields })) ??
    missingInvoice();
  if (!isOpen(invoice.status)) throw new AppError('conflict', refusal(invoice.status));
  if (revision !== undefined && revision !== invoice.revision) {
    throw new AppError(
      'conflict',
      'This invoice was changed meanwhile. Look at it again before you send it.',
    );
  }
  const to = invoice.billToEmail;
  if (!to) {
    const message = 'This invoice has no email address to send it to.';
    throw new AppError('validation_failed', message, { fields: { 'billTo.email': message } });
  }
  await assertConfirmedAddress(db, { userId: invoice.issuerId, what: 'send an invoice' });
  // The same until the sending is noted, so that a try after a failure between the two does not mail again.
  const mailId = stableId('invoice mail', id, invoice.sendCount, invoice.revision);
  const earlier = underway.get(mailId);
  if (earlier) return earlier;
  const sending = deliver(actor, { invoice, mailId, to }).finally(() => underway.delete(mailId));
  underway.set(mailId, sending);
  return sending;
}

/**
 * Emails the bill of a cancellation to its client, once; the notary need not do anything. Safe to run twice. Throws
 * `unavailable` when the mail server does not take it.
 */
export async function sendCancellationBill(id: string): Promise<{ sent: boolean }> {
  const where = { id, status: 'sent', sendCount: 0, billToEmail: { not: null } } as const;
  const invoice = await db.invoice.findFirst({ where, select: sentFields });
  if (!invoice?.billToEmail) return { sent: false };
  const mailId = stableId('invoice mail', id, invoice.sendCount, invoice.revision);
  await deliver(null, { invoice, mailId, to: invoice.billToEmail });
  return { sent: true };
}

async function deliver(
  actor: Actor | null,
  { invoice, mailId, to }: { invoice: InvoiceRow; mailId: string; to: string },
): Promise<SendAnswer> {
  // Of people: what the job sends follows from a visit that was booked here.
  if (actor) await countSending(actor, { id: invoice.id, to });
  const sentAt = now();
  const dueAt = invoice.dueAt ?? dueDate(invoice.terms, sentAt);
  const mail = invoiceMail(toInvoice(invoice), { site: env().NEXTAUTH_URL, dueAt });
  const outgoing = { kind: 'invoice' as const, id: mailId, to, replyTo: invoice.issuerEmail, ...mail };
  // A second click may have reached another server: once it has its turn, this email was sent.
  return oneAtATime({ name: `mail ${mailId}`, busy: ON_ITS_WAY }, async () => {
    const { transport } = await sendMail(outgoing).catch(refuseToSend);
    await noteSending(actor, { invoice, mailId, transport, sentAt, dueAt });
    return { transport, previewUrl: `/api/invoices/${invoice.id}/mail` };
  });
}

async function countSending(actor: Actor, { id, to }: { id: string; to: string }): Promise<void> {
  const mailbox = mailboxOf(to);
  await countTry(limits.sendInvoiceAgain, id);
  await countTry(limits.sendInvoiceToOne, `${actor.id}\n${mailbox}`);
  await countTry(limits.sendInvoiceToOneADay, `${actor.id}\n${mailbox}`);
  await countTry(limits.sendInvoiceTo, mailbox);
}

type Sending = { invoice: InvoiceRow; mailId: string; transport: Transport; sentAt: Date; dueAt: Date };

/** Only where the invoice is still what was read: the same email may have been noted by another server meanwhile. */
async function noteSending(
  actor: Actor | null,
  {
    invoice: { id, status: from, sendCount, revision, ...invoice },
    mailId,
    transport,
    sentAt,
    dueAt,
  }: Sending,
): Promise<void> {
  await transaction(async (tx) => {
    const { status, issuerId, requestId, revision: latest } = await holdInvoice(tx, id);
    if (!isOpen(status)) throw new AppError('conflict', refusal(status));
    if (latest !== revision) {
      throw new AppError('conflict', 'This invoice was changed while it was sent. Please send it again.');
    }
    const { count } = await tx.invoice.updateMany({
      where: { id, status: from, sendCount },
      data: {
        status: 'sent',
        sentAt: invoice.sentAt ?? sentAt,
        dueAt,
        lastSentAt: sentAt,
        sendCount: sendCount + 1,
        mailId,
      },
    });
    if (count === 0) return;
    await audit(tx, {
      type: 'invoice.sent',
      actorId: actor?.id ?? null,
      subjectId: id,
      data: { from, to: 'sent', mailId, transport },
    });
    await forgetBillReminder(tx, { issuerId, requestId });
    await announceInvoice(tx, { id, issuerId, requestId });
    if (from === 'draft') await publishInvoice(tx, id, 'invoice.sent');
  });
}

function refuseToSend(cause: unknown): never {
  if (!(cause instanceof AppError) || cause.code !== 'unavailable') throw cause;
  const message =
    'The mail server did not accept the invoice. Nothing was changed. Please try again in a few minutes.';
  throw new AppError('unavailable', message, { cause: cause.cause });
}
