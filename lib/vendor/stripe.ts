import 'server-only';
import type Stripe from 'stripe';
import { noteAbuse } from '@/lib/platform/abuse';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { isMissing, refuseAsUnreachable, stripe } from './stripe-client';

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

/** What an event is about. */
export type StripeEventHint = {
  id: string;
  type: string;
  paymentIntentId: string | null;
  /** of a Checkout Session */
  sessionId: string | null;
  /** of the PaymentIntent whose money went back, or was to */
  refundedIntentId: string | null;
  /** of a payer who asked their bank for the money */
  disputeId: string | null;
  /** of a Subscription: of its own event, of one of its invoices, or of the page where it was bought */
  subscriptionId: string | null;
};

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

/** Asks Stripe for the state of an intent: an event is only a hint, this is the truth. Null when the account has no such intent. */
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
    return toHint(stripe().webhooks.constructEvent(payload, signature ?? '', secret));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    noteAbuse({ kind: 'refused', what: 'webhook' });
    throw new AppError('invalid_request', 'The signature of this event is not valid.', { cause });
  }
}

type Reference = string | { id: string } | null;

type EventObject = {
  id?: string;
  object?: string;
  payment_intent?: Reference;
  subscription?: Reference;
  parent?: { subscription_details?: { subscription?: Reference } | null } | null;
};

function toHint({ id, type, data }: Stripe.Event): StripeEventHint {
  const object = data.object as EventObject;
  const idOf = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  const isRefund = type === 'charge.refunded' || object.object === 'refund';
  return {
    id,
    type,
    paymentIntentId: idOf('payment_intent'),
    sessionId: idOf('checkout.session'),
    refundedIntentId: isRefund ? referenced(object.payment_intent) : null,
    disputeId: idOf('dispute'),
    subscriptionId:
      idOf('subscription') ??
      referenced(object.subscription) ??
      referenced(object.parent?.subscription_details?.subscription),
  };
}

function referenced(reference: Reference | undefined): string | null {
  return (typeof reference === 'object' ? reference?.id : reference) ?? null;
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
