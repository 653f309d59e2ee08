import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { createPaymentIntent, findPaymentIntent, type PaymentIntentState } from '@/lib/vendor/stripe';
import type { Cents } from '@/lib/values/money';
import type { PaymentIntent, PaymentProvider } from '../schema';
import { configuredProvider } from './provider';
import { closeOpenPayments } from './settlement';

type PaymentRow = Prisma.PaymentModel;

/** `description` is the same for everybody: a retry has to be the same request under the same idempotency key. */
type PaymentOrder = { service: string; lockId: string | null; amountCents: Cents; description: string };

/** Opens a payment, or goes on with the one that is open for the same thing: a second click never charges twice. */
export async function openPayment(actor: Actor, order: PaymentOrder): Promise<PaymentIntent> {
  const provider = configuredProvider();
  const payment = await findOrCreateOpenPayment(actor, order, provider);
  if (provider === 'demo') return { paymentId: payment.id, clientSecret: `demo_${payment.id}`, provider };
  const intent = await intentOf(payment, order.description);
  if (!intent || intent.status === 'canceled') {
    await transaction((tx) => closeOpenPayments(tx, { id: payment.id }));
    return openPayment(actor, order);
  }
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    throw new AppError(
      'conflict',
      'This payment was already made and is being confirmed. It takes a moment.',
    );
  }
  return {
    paymentId: payment.id,
    clientSecret: intent.clientSecret,
    provider,
    publishableKey: env().STRIPE_PUBLISHABLE_KEY,
  };
}

async function findOrCreateOpenPayment(
  actor: Actor,
  order: PaymentOrder,
  provider: PaymentProvider,
): Promise<PaymentRow> {
  const { lockId, service, amountCents } = order;
  const where = { userId: actor.id, lockId, status: 'open' } as const;
  // A payment that was opened under another provider cannot be finished under this one.
  await transaction((tx) => closeOpenPayments(tx, { ...where, provider: { not: provider } }));
  const open = await db.payment.findFirst({ where });
  if (open) return open;
  return transaction(async (tx) => {
    const data = { userId: actor.id, lockId, provider, service, amountCents, createdAt: now() };
    const payment = await tx.payment.create({ data });
    await audit(tx, {
      type: 'payment.opened',
      actorId: actor.id,
      subjectId: payment.id,
      data: { lockId, provider },
    });
    return payment;
  }).catch((error: unknown) => {
    // A second click was faster.
    if (!isUniqueViolation(error)) throw error;
    return db.payment.findFirstOrThrow({ where });
  });
}

async function intentOf(payment: PaymentRow, description: string): Promise<PaymentIntentState | null> {
  if (payment.providerId) return findPaymentIntent(payment.providerId);
  const { id: paymentId, amountCents, currency } = payment;
  const intent = await createPaymentIntent({ paymentId, amountCents, currency, description });
  await db.payment.update({
    where: { id: paymentId },
    data: { providerId: intent.id },
    select: { id: true },
  });
  return intent;
}
