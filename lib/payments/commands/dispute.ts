import 'server-only';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { findDispute, type DisputeState } from '@/lib/vendor/stripe-refunds';
import { formatMoney } from '@/lib/values/money';
import { isDisputeOver } from '../rules';
import type { EventReader } from './stripe-event';

/** Payers who asked their bank for the money of a lock, a credit or an invoice: kept for admins, who are told. No lock changes. */
export const readDisputeEvent: EventReader = async ({ disputeId }) => {
  const dispute = disputeId ? await findDispute(disputeId) : null;
  const subject = dispute && (await findSubject(dispute.paymentIntentId));
  return subject && ((tx) => writeDispute(tx, dispute, subject));
};

type Subject = { paymentId: string | null; invoiceId: string | null };

/** Null for a payment that is not ours: other programs may use the same Stripe account. */
async function findSubject(paymentIntentId: string | null): Promise<Subject | null> {
  if (!paymentIntentId) return null;
  const [payment, invoice] = await Promise.all([
    db.payment.findUnique({ where: { providerId: paymentIntentId }, select: { id: true } }),
    db.invoicePayment.findUnique({ where: { paymentIntentId }, select: { invoiceId: true } }),
  ]);
  if (!payment && !invoice) return null;
  return { paymentId: payment?.id ?? null, invoiceId: invoice?.invoiceId ?? null };
}

async function writeDispute(tx: Tx, dispute: DisputeState, subject: Subject): Promise<void> {
  const { id: providerId, status, reason, amountCents, openedAt, answerBy } = dispute;
  const known = await tx.paymentDispute.findUnique({ where: { providerId }, select: { status: true } });
  if (known?.status === status) return;
  const closedAt = isDisputeOver(status) ? now() : null;
  await tx.paymentDispute.upsert({
    where: { providerId },
    create: {
      id: newId(),
      providerId,
      ...subject,
      status,
      reason,
      amountCents,
      createdAt: openedAt,
      answerBy,
      closedAt,
    },
    update: { status, answerBy, closedAt },
    select: { id: true },
  });
  const subjectId = subject.paymentId ?? subject.invoiceId ?? '';
  await audit(tx, { type: 'payment.disputed', actorId: null, subjectId, data: { providerId, status } });
  await tellAdmins(tx, dispute, known === null);
}

async function tellAdmins(tx: Tx, dispute: DisputeState, isNew: boolean): Promise<void> {
  const amount = formatMoney(dispute.amountCents);
  for (const { id: userId } of await listAdmins(tx)) {
    await notifyByMail(tx, {
      userId,
      type: 'payment.disputed',
      title: isNew ? `A payment of ${amount} is disputed` : `A dispute changed: ${dispute.status}`,
      message: isNew
        ? `A payer asked their bank for the money (${dispute.reason}). Answer in the Stripe dashboard in time.`
        : `The dispute about ${amount} is now “${dispute.status}”.`,
      href: '/admin/disputes',
    });
  }
}
