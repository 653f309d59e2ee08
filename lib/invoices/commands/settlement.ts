import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { formatMoney } from '@/lib/values/money';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { logger } from '@/lib/platform/telemetry/logger';
import type { CheckoutState } from '@/lib/vendor/stripe-checkout';
import { fits } from '../rules/received';
import { isOpen } from '../rules/statuses';
import { holdInvoice, type HeldInvoice } from './hold-invoice';
import { publishInvoice } from './invoice-events';
import {
  tellIssuer,
  tellOfFailedRefund,
  tellOfMismatch,
  tellOfPayment,
  tellOfSecondPayment,
} from './settlement-notices';

type Settled = { invoice: HeldInvoice; payment: Prisma.InvoicePaymentModel; session: CheckoutState };

/**
 * Writes what Stripe says about a payment: paid, refunded, refused by a bank, or closed (null: Stripe knows nothing of it).
 * Twice is the same as once. Another amount or currency than the payment's is kept as what it is, and settles nothing.
 */
export async function applyCheckout(tx: Tx, paymentId: string, session: CheckoutState | null): Promise<void> {
  const { invoiceId } = await tx.invoicePayment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { invoiceId: true },
  });
  const invoice = await holdInvoice(tx, invoiceId);
  const payment = await tx.invoicePayment.findUniqueOrThrow({ where: { id: paymentId } });
  if (!session || session.standing === 'closed') return void (await closePayment(tx, payment));
  if (session.standing === 'refused') return endRefused(tx, invoice, payment);
  if (session.standing !== 'paid') return;
  const settled = payment.status === 'succeeded' ? payment : await receive(tx, { invoice, payment, session });
  if (!settled || session.refundedCents === settled.refundedCents) return;
  const write = session.refundedCents > settled.refundedCents ? refund : refuseRefund;
  await write(tx, { invoice, payment: settled, session });
}

/** Gives up a payment that nobody can make any longer. False when that was done before. */
async function closePayment(tx: Tx, { id, invoiceId }: Prisma.InvoicePaymentModel): Promise<boolean> {
  const { count } = await tx.invoicePayment.updateMany({
    where: { id, status: 'open' },
    data: { status: 'failed' },
  });
  if (count === 0) return false;
  await audit(tx, {
    type: 'invoice.checkout_closed',
    actorId: null,
    subjectId: invoiceId,
    data: { paymentId: id },
  });
  return true;
}

/** Whoever paid was thanked days ago and has left: the issuer is the one who can write to them. */
async function endRefused(tx: Tx, invoice: HeldInvoice, payment: Prisma.InvoicePaymentModel): Promise<void> {
  if (!(await closePayment(tx, payment)) || !isOpen(invoice.status)) return;
  const amount = formatMoney(payment.amountCents);
  await tellIssuer(tx, invoice, {
    type: 'invoice.payment_failed',
    title: 'A payment failed',
    message: `The bank refused the payment of ${amount} for invoice ${invoice.number}. The invoice is still unpaid.`,
  });
}

/** Keeps money that came, as what it is. Null when nothing came that could be kept. */
async function receive(
  tx: Tx,
  { invoice, payment, session }: Settled,
): Promise<Prisma.InvoicePaymentModel | null> {
  const { receivedCents: amountCents, currency } = session;
  const isExpected = amountCents === payment.amountCents && currency === payment.currency;
  if (!isExpected) {
    logger.error({ invoicePaymentId: payment.id, amountCents, currency, expected: payment.amountCents });
  }
  if (amountCents <= 0) return null;
  const received = await tx.invoicePayment.update({
    where: { id: payment.id },
    data: {
      status: 'succeeded',
      succeededAt: now(),
      sessionId: session.id,
      paymentIntentId: session.paymentIntentId,
      amountCents,
      currency,
    },
  });
  if (isExpected) await settle(tx, invoice, received);
  else await noteMismatch(tx, invoice, { received, expected: payment });
  return received;
}

/** Money that came for an invoice that is paid or void already is kept, and admins are told to give it back. */
export async function settle(
  tx: Tx,
  invoice: HeldInvoice,
  payment: Prisma.InvoicePaymentModel,
): Promise<void> {
  const { id, status: from } = invoice;
  const { id: paymentId, provider, amountCents, succeededAt: paidAt } = payment;
  const record = { actorId: null, subjectId: id };
  if (!isOpen(from)) {
    await audit(tx, { ...record, type: 'invoice.paid_again', data: { from, to: from, paymentId } });
    return tellOfSecondPayment(tx, invoice, payment);
  }
  const paid = { status: 'paid', paidAt, paymentMethod: 'card' } as const;
  await tx.invoice.update({ where: { id }, data: paid, select: { id: true } });
  const isDemo = provider === 'demo';
  const data = { from, to: paid.status, method: isDemo ? provider : paid.paymentMethod, paymentId };
  await audit(tx, { ...record, type: 'invoice.paid', data });
  await publishInvoice(tx, id, 'invoice.paid');
  await tellOfPayment(tx, invoice, { amountCents, isDemo });
}

type Mismatch = { received: Prisma.InvoicePaymentModel; expected: Prisma.InvoicePaymentModel };

/** It pays nothing, and is paid back by hand: until then nobody is to pay the rest, or the whole again, by card. */
async function noteMismatch(tx: Tx, invoice: HeldInvoice, { received, expected }: Mismatch): Promise<void> {
  const { id: paymentId, amountCents, currency } = received;
  await audit(tx, {
    type: 'invoice.mismatch',
    actorId: null,
    subjectId: invoice.id,
    data: { paymentId, amountCents, currency, expectedCents: expected.amountCents },
  });
  await tellOfMismatch(tx, invoice, { received, expected });
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
  if (to !== from) await publishInvoice(tx, id, 'invoice.voided');
  const end = to === from ? '' : ' The invoice is void now.';
  await tellIssuer(tx, invoice, {
    type: 'invoice.refunded',
    title: 'Payment refunded',
    message: `${formatMoney(refundedCents)} of the card payment for invoice ${number} went back to the payer.${end}`,
  });
}

/**
 * A bank did not take what was sent back, which Stripe says by a lower sum: the money is still here. What the refund made void
 * stays void, as its issuer may have written another invoice since; admins are told to pay it back in another way.
 */
async function refuseRefund(tx: Tx, { invoice, payment, session }: Settled): Promise<void> {
  const { id } = invoice;
  const { refundedCents } = session;
  const failedCents = payment.refundedCents - refundedCents;
  await tx.invoicePayment.update({
    where: { id: payment.id },
    data: { refundedCents },
    select: { id: true },
  });
  await tx.invoice.update({ where: { id }, data: { refundedAt: null }, select: { id: true } });
  await audit(tx, {
    type: 'invoice.refund_failed',
    actorId: null,
    subjectId: id,
    data: { paymentId: payment.id, failedCents, refundedCents },
  });
  await tellOfFailedRefund(tx, invoice, { payment, failedCents });
}

/** A card pays an invoice once: what came by card later was too much, and what was another amount paid nothing. */
async function findPayer(tx: Tx, id: string) {
  const { status, paymentMethod, payments, ...order } = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      paymentMethod: true,
      totalCents: true,
      currency: true,
      payments: {
        where: { status: 'succeeded' },
        orderBy: [{ succeededAt: 'asc' }, { createdAt: 'asc' }],
        select: { id: true, amountCents: true, currency: true },
      },
    },
  });
  const payer = payments.find((payment) => fits(order, payment));
  return { from: status, paidWith: paymentMethod === 'card' ? payer?.id : undefined };
}
