import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/telemetry/logger';
import {
  findPaymentIntent,
  readWebhookEvent,
  type PaymentIntentState,
  type StripeEventHint,
} from '@/lib/vendor/stripe';
import { paymentIdSchema } from '../schema';
import { closeOpenPayments, settle, type Fulfill } from './settlement';

type PaymentRow = Prisma.PaymentModel;

/** Asks Stripe about an event, and returns what is to be written then; null when the event is about nothing of its own. */
export type EventReader = (event: StripeEventHint) => Promise<((tx: Tx) => Promise<void>) | null>;

/** Works on one event of Stripe: checks it, has Stripe asked for the truth, and writes once, whatever comes again. */
export async function handleStripeEvent(
  payload: string,
  signature: string | null,
  readers: readonly EventReader[],
): Promise<void> {
  const event = readWebhookEvent(payload, signature);
  if (await isHandled(event.id)) return;
  const changes = await Promise.all(readers.map((read) => read(event)));
  if (changes.every((change) => change === null)) return;
  await transaction(async (tx) => {
    await tx.stripeEvent.create({
      data: { id: event.id, type: event.type, receivedAt: now() },
      select: { id: true },
    });
    for (const change of changes) await change?.(tx);
  }).catch(async (error: unknown) => {
    // The same event at the same time on another instance: that one has done it.
    if (!isUniqueViolation(error) || !(await isHandled(event.id))) throw error;
  });
}

/** The events of payments that `fulfill` hands over something for. */
export function readPaymentEvent(fulfill: Fulfill): EventReader {
  return async ({ paymentIntentId }) => {
    const intent = paymentIntentId ? await findPaymentIntent(paymentIntentId) : null;
    const payment = intent && (await findPaymentOfIntent(intent));
    return payment && ((tx) => apply(tx, payment, intent, fulfill));
  };
}

/**
 * Asks Stripe about the payment that is open for a lock. One whose event never came is settled now; true while money is
 * on its way. Throws `unavailable` when Stripe cannot be asked.
 */
export async function isBeingPaid(lockId: string, fulfill: Fulfill): Promise<boolean> {
  if (!env().STRIPE_SECRET_KEY) return false;
  const payment = await db.payment.findFirst({ where: { lockId, status: 'open', provider: 'stripe' } });
  const intent = payment && (await askAboutPayment(payment, fulfill));
  return intent?.status === 'processing';
}

/** Asks Stripe for the status of a payment and writes what it says. Null when Stripe knows nothing of it. Throws `unavailable`. */
export async function askAboutPayment(
  payment: PaymentRow,
  fulfill: Fulfill,
): Promise<PaymentIntentState | null> {
  const intent = payment.providerId ? await findPaymentIntent(payment.providerId) : null;
  if (intent) await transaction((tx) => apply(tx, payment, intent, fulfill));
  return intent;
}

async function apply(
  tx: Tx,
  payment: PaymentRow,
  intent: PaymentIntentState,
  fulfill: Fulfill,
): Promise<void> {
  // Missing when the server stopped between Stripe's answer and our note of it.
  if (!payment.providerId) {
    await tx.payment.update({
      where: { id: payment.id },
      data: { providerId: intent.id },
      select: { id: true },
    });
  }
  if (intent.status === 'canceled') await closeOpenPayments(tx, { id: payment.id });
  if (intent.status !== 'succeeded') return;
  const { amountReceivedCents: received, currency } = intent;
  if (received !== payment.amountCents || currency !== payment.currency) {
    logger.error({ paymentId: payment.id, received, currency, expected: payment.amountCents });
    return;
  }
  await settle(tx, payment.id, null, fulfill);
}

async function isHandled(eventId: string): Promise<boolean> {
  return (await db.stripeEvent.count({ where: { id: eventId } })) > 0;
}

/** By Stripe's id, or by ours in the metadata when the server stopped between Stripe's answer and our note of it. */
async function findPaymentOfIntent(intent: PaymentIntentState): Promise<PaymentRow | null> {
  const found = await db.payment.findUnique({ where: { providerId: intent.id } });
  // Other programs on the same Stripe account write other ids there.
  const ours = paymentIdSchema.safeParse({ id: intent.paymentId });
  if (found || !ours.success) return found;
  return db.payment.findFirst({ where: { ...ours.data, provider: 'stripe', providerId: null } });
}
