import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { findProvider } from '@/lib/payments/queries';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { createCheckoutSession, findCheckoutSession, type CheckoutState } from '@/lib/vendor/stripe-checkout';
import { isForOthers, missingInvoice } from '../queries/invoices';
import { invoiceName } from '../rules/names';
import { fits } from '../rules/received';
import { isOpen } from '../rules/statuses';
import { assertFitting, assertPayable } from './assert-payable';
import { closeCheckout } from './close-checkout';
import { holdInvoice } from './hold-invoice';
import { applyCheckout } from './settlement';

const orderFields = {
  id: true,
  number: true,
  issuerName: true,
  status: true,
  totalCents: true,
  currency: true,
  billToEmail: true,
  issuerId: true,
  sentAt: true,
} satisfies Prisma.InvoiceSelect;

type Order = Prisma.InvoiceGetPayload<{ select: typeof orderFields }>;
type PaymentRow = Prisma.InvoicePaymentModel;

/** A session that was closed is replaced by another one, which is open. */
const TRIES = 3;

/**
 * Where to pay an invoice by card: Stripe's page, the same one for a second tab. With the demo provider the invoice's own
 * page, which asks for no card. Throws `not_found`, `conflict` when it cannot be paid by card (yet, or anymore), and
 * `unavailable` when Stripe cannot be reached or nobody takes cards.
 */
export async function openCheckout(id: string): Promise<{ url: string }> {
  const invoice = (await db.invoice.findUnique({ where: { id }, select: orderFields })) ?? missingInvoice();
  if (!(await isForOthers(db, invoice))) missingInvoice();
  assertPayable(invoice);
  const provider = findProvider();
  if (provider === 'demo') return { url: `/pay/${id}?demo=1` };
  if (!provider) {
    const message = 'Card payments are not set up yet. Please ask the sender how else to pay.';
    throw new AppError('unavailable', message);
  }
  return { url: await findPage(invoice) };
}

async function findPage(invoice: Order): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const payment = await findOrCreatePayment(invoice);
    const page = payment.sessionId
      ? await findOpenPage(payment, payment.sessionId)
      : await openPage(invoice, payment);
    if (page) return page;
  }
  throw new AppError('unavailable', 'The payment page could not be opened. Please try again in a minute.');
}

/** The invoice's one open payment. Its row is held, so that two tabs get the same, and nobody one for an invoice that ends now. */
async function findOrCreatePayment(invoice: Order): Promise<PaymentRow> {
  const { id, totalCents, currency } = invoice;
  return transaction(async (tx) => {
    assertPayable(await holdInvoice(tx, id));
    const payments = await tx.invoicePayment.findMany({ where: { invoiceId: id } });
    const open = payments.find(({ status }) => status === 'open');
    if (open) return open;
    assertFitting(invoice, payments);
    const payment = await tx.invoicePayment.create({
      data: { id: newId(), invoiceId: id, amountCents: totalCents, currency, createdAt: now() },
    });
    await audit(tx, {
      type: 'invoice.checkout_opened',
      actorId: null,
      subjectId: id,
      data: { paymentId: payment.id },
    });
    return payment;
  });
}

/** Null when nobody can pay there any longer. What Stripe says is written first: an event can be lost. */
async function findOpenPage(payment: PaymentRow, sessionId: string): Promise<string | null> {
  const session = await findCheckoutSession(sessionId);
  if (session?.standing === 'open') return session.url;
  await transaction((tx) => applyCheckout(tx, payment.id, session));
  if (!session || !isUnderway(session, payment)) return null;
  throw new AppError('conflict', 'This invoice was just paid. The payment is being confirmed.');
}

/** Whether what is to come, or came just now, pays the invoice. */
function isUnderway({ standing, receivedCents, currency }: CheckoutState, payment: PaymentRow): boolean {
  if (standing !== 'paid') return standing === 'processing';
  const order = { totalCents: payment.amountCents, currency: payment.currency };
  return fits(order, { amountCents: receivedCents, currency });
}

/** Null when it is no longer wanted: no row is held while Stripe answers, so invoice or payment may have ended meanwhile. */
async function openPage(invoice: Order, payment: PaymentRow): Promise<string | null> {
  const page = `${env().NEXTAUTH_URL}/pay/${invoice.id}`;
  const session = await createCheckoutSession({
    paymentId: payment.id,
    invoiceId: invoice.id,
    amountCents: payment.amountCents,
    currency: payment.currency,
    name: `Invoice ${invoiceName(invoice.number, invoice.issuerName)}`,
    email: invoice.billToEmail,
    successUrl: `${page}?status=success`,
    cancelUrl: `${page}?status=cancel`,
  });
  if (await noteSession(payment, session.id)) return session.url;
  await closeCheckout({ id: payment.id, sessionId: session.id }).catch((err: unknown) =>
    logger.error({ invoiceId: invoice.id, err }),
  );
  return null;
}

async function noteSession({ id, invoiceId }: PaymentRow, sessionId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const { status } = await holdInvoice(tx, invoiceId);
    await tx.invoicePayment.updateMany({ where: { id, sessionId: null }, data: { sessionId } });
    const payment = await tx.invoicePayment.findUniqueOrThrow({ where: { id }, select: { status: true } });
    return isOpen(status) && payment.status === 'open';
  });
}
