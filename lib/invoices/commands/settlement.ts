import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { notify } from '@/lib/notifications/commands/notify';
import { formatMoney } from '@/lib/payments/rules';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { logger } from '@/lib/platform/logger';
import type { CheckoutState } from '@/lib/vendor/stripe-checkout';
import { isOpen } from '../rules/statuses';
import { announceInvoice, holdInvoice, type HeldInvoice } from './hold-invoice';

type Settled = { invoice: HeldInvoice; payment: Prisma.InvoicePaymentModel; session: CheckoutState };

/**
 * Writes what Stripe says about a payment: paid, refunded, or closed (null: Stripe knows nothing of it). Twice is the same
 * as once. Another amount or currency than the payment's is logged, and changes nothing.
 */
export async function applyCheckout(tx: Tx, paymentId: string, session: CheckoutState | null): Promise<void> {
  const { invoiceId } = await tx.invoicePayment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { invoiceId: true },
  });
  const invoice = await holdInvoice(tx, invoiceId);
  const payment = await tx.invoicePayment.findUniqueOrThrow({ where: { id: paymentId } });
  if (!session || session.standing === 'closed') return closePayment(tx, payment);
  if (session.standing !== 'paid') return;
  const { receivedCents: received, currency } = session;
  if (received !== payment.amountCents || currency !== payment.currency) {
    logger.error({ invoicePaymentId: paymentId, received, currency, expected: payment.amountCents });
    return;
  }
  if (payment.status !== 'succeeded') await settle(tx, { invoice, payment, session });
  if (session.refundedCents > payment.refundedCents) await refund(tx, { invoice, payment, session });
}

/** Gives up a payment that nobody can make any more. */
async function closePayment(tx: Tx, { id, invoiceId }: { id: string; invoiceId: string }): Promise<void> {
  const { count } = await tx.invoicePayment.updateMany({
    where: { id, status: 'open' },
    data: { status: 'failed' },
  });
  if (count === 0) return;
  await audit(tx, {
    type: 'invoice.checkout_closed',
    actorId: null,
    subjectId: invoiceId,
    data: { paymentId: id },
  });
}

/** Money that came for an invoice that is paid or void already is kept, and the issuer is told to give it back. */
async function settle(tx: Tx, { invoice, payment, session }: Settled): Promise<void> {
  const { id, number, status: from } = invoice;
  const { id: paymentId, amountCents } = payment;
  const at = now();
  await tx.invoicePayment.update({
    where: { id: paymentId },
    data: {
      status: 'succeeded',
      succeededAt: at,
      sessionId: session.id,
      paymentIntentId: session.paymentIntentId,
    },
    select: { id: true },
  });
  const amount = formatMoney(amountCents);
  const record = { actorId: null, subjectId: id };
  if (!isOpen(from)) {
    await audit(tx, { ...record, type: 'invoice.paid_again', data: { from, to: from, paymentId } });
    return tell(tx, invoice, {
      type: 'invoice.paid_again',
      title: 'Please refund a payment',
      message: `${amount} came by card for invoice ${number}, which was ${from} already. Please refund this payment.`,
    });
  }
  const paid = { status: 'paid', paidAt: at, paymentMethod: 'card' } as const;
  await tx.invoice.update({ where: { id }, data: paid, select: { id: true } });
  const data = { from, to: paid.status, method: paid.paymentMethod, paymentId };
  await audit(tx, { ...record, type: 'invoice.paid', data });
  await tell(tx, invoice, {
    type: 'invoice.paid',
    title: 'Invoice paid',
    message: `Invoice ${number} was paid by card: ${amount}.`,
  });
}

/** The whole of the payment that paid an invoice makes it void; a part of it, or another payment's, leaves it as it is. */
async function refund(tx: Tx, { invoice, payment, session }: Settled): Promise<void> {
  const { id, number } = invoice;
  const refundedCents = Math.min(session.refundedCents, payment.amountCents);
  if (refundedCents === payment.refundedCents) return;
  await tx.invoicePayment.update({
    where: { id: payment.id },
    data: { refundedCents },
    select: { id: true },
  });
  const isWhole = refundedCents === payment.amountCents;
  const { from, paidWith } = await findPayer(tx, id);
  const to = isWhole && from === 'paid' && paidWith === payment.id ? 'void' : from;
  if (to !== from) {
    const at = now();
    const data = { status: to, voidedAt: at, refundedAt: at };
    await tx.invoice.update({ where: { id }, data, select: { id: true } });
  }
  await audit(tx, {
    type: 'invoice.refunded',
    actorId: null,
    subjectId: id,
    data: { from, to, paymentId: payment.id, refundedCents },
  });
  const end = to === from ? '' : ' The invoice is void now.';
  await tell(tx, invoice, {
    type: 'invoice.refunded',
    title: 'Payment refunded',
    message: `${formatMoney(refundedCents)} of the card payment for invoice ${number} went back to the payer.${end}`,
  });
}

/** A card pays an invoice once: what came by card later was too much. */
async function findPayer(tx: Tx, id: string) {
  const { status, paymentMethod, payments } = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      paymentMethod: true,
      payments: {
        where: { status: 'succeeded' },
        orderBy: [{ succeededAt: 'asc' }, { createdAt: 'asc' }],
        take: 1,
        select: { id: true },
      },
    },
  });
  return { from: status, paidWith: paymentMethod === 'card' ? payments[0]?.id : undefined };
}

type Tidings = {
  type: 'invoice.paid' | 'invoice.paid_again' | 'invoice.refunded';
  title: string;
  message: string;
};

async function tell(tx: Tx, { id, issuerId }: HeldInvoice, tidings: Tidings): Promise<void> {
  await notify(tx, { userId: issuerId, href: '/invoices', ...tidings });
  await announceInvoice(tx, { id, issuerId });
}
