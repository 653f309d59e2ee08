import 'server-only';
import Stripe from 'stripe';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

export type PaymentIntentState = {
  id: string;
  clientSecret: string;
  status: Stripe.PaymentIntent.Status;
  amountReceivedCents: number;
  /** ISO 4217, in small letters */
  currency: string;
  /** our own payment's id, as we gave it when the intent was made */
  paymentId: string | undefined;
};

export type StripeEventHint = { id: string; type: string; paymentIntentId: string | null };

let client: Stripe | undefined;

function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  if (!STRIPE_SECRET_KEY) throw new AppError('unavailable', 'Card payments are not set up yet.');
  client ??= new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    ...apiAddress(STRIPE_API_URL),
  });
  return client;
}

function apiAddress(address: string | undefined): Stripe.StripeConfig {
  if (!address) return {};
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port),
    protocol: url.protocol === 'http:' ? 'http' : 'https',
  };
}

/** Opens an intent; the same payment asked again gives the same intent (Stripe's idempotency key). */
export async function createPaymentIntent(payment: {
  paymentId: string;
  amountCents: number;
  currency: string;
  description: string;
}): Promise<PaymentIntentState> {
  const creation = stripe().paymentIntents.create(
    {
      amount: payment.amountCents,
      currency: payment.currency,
      description: payment.description,
      automatic_payment_methods: { enabled: true },
      metadata: { paymentId: payment.paymentId },
    },
    { idempotencyKey: `payment-${payment.paymentId}` },
  );
  return toState(await creation.catch(refuseAsUnreachable));
}

/** Asks Stripe how an intent stands: an event is only a hint, this is the truth. Null when the account has no such intent. */
export async function findPaymentIntent(id: string): Promise<PaymentIntentState | null> {
  const intent = await stripe()
    .paymentIntents.retrieve(id)
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  return intent && toState(intent);
}

/** Checks a webhook's signature (Stripe-Signature, at most 5 minutes old). Throws `invalid_request` when it is wrong. */
export function readWebhookEvent(payload: string, signature: string | null): StripeEventHint {
  const secret = env().STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new AppError('unavailable', 'Card payments are not set up yet.');
  try {
    const event = stripe().webhooks.constructEvent(payload, signature ?? '', secret);
    const object = event.data.object as { id?: string; object?: string };
    return {
      id: event.id,
      type: event.type,
      paymentIntentId: object.object === 'payment_intent' ? (object.id ?? null) : null,
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_request', 'The signature of this event is not valid.', { cause });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function refuseAsUnreachable(cause: unknown): never {
  throw new AppError(
    'unavailable',
    'The payment provider cannot be reached. Nothing was charged. Please try again.',
    { cause },
  );
}

function toState(intent: Stripe.PaymentIntent): PaymentIntentState {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    paymentId: intent.metadata.paymentId,
  };
}
