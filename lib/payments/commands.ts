import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import {
  createPaymentIntent,
  findPaymentIntent,
  readWebhookEvent,
  type PaymentIntentState,
} from '@/lib/vendor/stripe';
import type { Cents } from './rules';
import { paymentIdSchema, type PaymentIntent, type PaymentProvider } from './schema';

type PaymentRow = Prisma.PaymentModel;

/** `description` is the same for everybody: a retry has to be the same request under the same idempotency key. */
type PaymentOrder = { service: string; lockId: string | null; amountCents: Cents; description: string };

/** What a payment buys. Returns the lock that it covers now, or null: then it stays as a credit. */
export type Fulfil = (
  tx: Tx,
  payment: { id: string; userId: string; lockId: string | null },
) => Promise<string | null>;

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
      'This payment was made already and is being confirmed. It takes a moment.',
    );
  }
  return {
    paymentId: payment.id,
    clientSecret: intent.clientSecret,
    provider,
    publishableKey: env().STRIPE_PUBLISHABLE_KEY,
  };
}

/** The oldest payment of an account that covers no lock yet. Call `holdAccount` first. */
export async function findCredit(tx: Tx, userId: string): Promise<{ id: string } | null> {
  return tx.payment.findFirst({
    where: { userId, status: 'succeeded', lockId: null },
    orderBy: { succeededAt: 'asc' },
    select: { id: true },
  });
}

/** Uses a credit for a lock. */
export async function assignCredit(
  tx: Tx,
  { id, userId, lockId }: { id: string; userId: string; lockId: string },
): Promise<void> {
  await tx.payment.update({ where: { id }, data: { lockId }, select: { id: true } });
  await audit(tx, { type: 'payment.assigned', actorId: userId, subjectId: id, data: { lockId } });
}

/** Until the transaction ends, no other one moves money or locks of this account: a credit and an unpaid lock never miss each other. */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** Confirms a payment of the demo provider, which asks for no card. Twice is the same as once. */
export async function confirmDemoPayment(
  actor: Actor,
  id: string,
  fulfil: Fulfil,
): Promise<{ status: 'succeeded' }> {
  if (!isDemoAllowed()) throw new AppError('not_found', 'There is no such payment.');
  const payment = await db.payment.findFirst({
    where: { id, userId: actor.id, provider: 'demo' },
    select: { status: true },
  });
  if (!payment) throw new AppError('not_found', 'There is no such payment.');
  if (payment.status === 'failed')
    throw new AppError('conflict', 'This payment was cancelled. Please start again.');
  await transaction((tx) => settle(tx, id, actor.id, fulfil));
  return { status: 'succeeded' };
}

/** Works on one event of Stripe: checks it, asks Stripe how the intent stands, and writes once, whatever comes again. */
export async function handleStripeEvent(
  payload: string,
  signature: string | null,
  fulfil: Fulfil,
): Promise<void> {
  const event = readWebhookEvent(payload, signature);
  if (!event.paymentIntentId || (await isHandled(event.id))) return;
  const intent = await findPaymentIntent(event.paymentIntentId);
  const payment = intent && (await findPaymentOfIntent(intent));
  await transaction(async (tx) => {
    await tx.stripeEvent.create({
      data: { id: event.id, type: event.type, receivedAt: now() },
      select: { id: true },
    });
    if (payment) await apply(tx, payment, intent, fulfil);
  }).catch(async (error: unknown) => {
    // The same event at the same time on another instance: that one has done it.
    if (!isUniqueViolation(error) || !(await isHandled(event.id))) throw error;
  });
}

/**
 * Asks Stripe about the payment that is open for a lock. One whose event never came is settled now; true while money is
 * on its way. Throws `unavailable` when Stripe cannot be asked.
 */
export async function isBeingPaid(lockId: string, fulfil: Fulfil): Promise<boolean> {
  if (!env().STRIPE_SECRET_KEY) return false;
  const payment = await db.payment.findFirst({ where: { lockId, status: 'open', provider: 'stripe' } });
  const intent = payment?.providerId ? await findPaymentIntent(payment.providerId) : null;
  if (!payment || !intent) return false;
  await transaction((tx) => apply(tx, payment, intent, fulfil));
  return intent.status === 'processing';
}

async function apply(tx: Tx, payment: PaymentRow, intent: PaymentIntentState, fulfil: Fulfil): Promise<void> {
  if (intent.status === 'canceled') await closeOpenPayments(tx, { id: payment.id });
  if (intent.status !== 'succeeded') return;
  const { amountReceivedCents: received, currency } = intent;
  if (received !== payment.amountCents || currency !== payment.currency) {
    logger.error({ paymentId: payment.id, received, currency, expected: payment.amountCents });
    return;
  }
  await settle(tx, payment.id, null, fulfil);
}

async function settle(tx: Tx, paymentId: string, actorId: string | null, fulfil: Fulfil): Promise<void> {
  const { userId } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { userId: true },
  });
  await holdAccount(tx, userId);
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status === 'succeeded') return;
  const lockId = await fulfil(tx, payment);
  await tx.payment.update({
    where: { id: paymentId },
    data: { status: 'succeeded', succeededAt: now(), lockId },
    select: { id: true },
  });
  await audit(tx, { type: 'payment.succeeded', actorId, subjectId: paymentId, data: { lockId } });
}

function isDemoAllowed(): boolean {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS, STRIPE_SECRET_KEY } = env();
  return !STRIPE_SECRET_KEY && (EMBEDDED_DATABASE || ALLOW_DEMO_PAYMENTS);
}

function configuredProvider(): PaymentProvider {
  if (env().STRIPE_SECRET_KEY) return 'stripe';
  if (isDemoAllowed()) return 'demo';
  throw new AppError(
    'unavailable',
    'Payments are not set up yet. Your lock is kept; please come back later.',
  );
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

async function closeOpenPayments(tx: Tx, where: Prisma.PaymentWhereInput): Promise<void> {
  const closed = await tx.payment.updateManyAndReturn({
    where: { ...where, status: 'open' },
    data: { status: 'failed' },
    select: { id: true },
  });
  for (const { id } of closed) await audit(tx, { type: 'payment.failed', actorId: null, subjectId: id });
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
