import 'server-only';
import type Stripe from 'stripe';
import { isMissing, isRefused, refuseAsUnreachable, stripe } from './stripe-client';

/**
 * `processing`: the payer has done their part, the bank has not; a debit takes days. `refused`: the bank said no. `closed`:
 * it expired. Nobody can pay either of these any longer.
 */
type CheckoutStanding = 'open' | 'processing' | 'paid' | 'refused' | 'closed';

/** The state of a Checkout Session at Stripe, and the money that came and went by it. */
export type CheckoutState = {
  id: string;
  standing: CheckoutStanding;
  /** Stripe's page to pay on, while it is open */
  url: string | null;
  receivedCents: number;
  refundedCents: number;
  /** ISO 4217, in small letters */
  currency: string;
  paymentIntentId: string | null;
  /** our own payment's id, as we gave it when the session was made */
  paymentId: string | undefined;
};

type CheckoutOrder = {
  paymentId: string;
  invoiceId: string;
  amountCents: number;
  currency: string;
  /** what the payer reads beside the amount */
  name: string;
  email: string | null;
  successUrl: string;
  cancelUrl: string;
};

const INTENT = 'payment_intent.latest_charge';
/** Somebody waits for what comes after it, and the reconcile job does it otherwise. */
const expiryOptions = { timeout: 5_000, maxNetworkRetries: 0 };

/** Opens a page to pay on; the same payment asked again gives the same page (Stripe's idempotency key). */
export async function createCheckoutSession(order: CheckoutOrder): Promise<CheckoutState> {
  const { paymentId, amountCents, currency, name } = order;
  const creation = stripe().checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: { name } } },
      ],
      // What comes in has to be what the invoice says, in its currency.
      adaptive_pricing: { enabled: false },
      customer_email: order.email ?? undefined,
      client_reference_id: order.invoiceId,
      metadata: { invoicePaymentId: paymentId },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: `invoice-payment-${paymentId}` },
  );
  return toState(await creation.catch(refuseAsUnreachable));
}

/** Asks Stripe for the state of a session. Null when the account has no such session. */
export async function findCheckoutSession(id: string): Promise<CheckoutState | null> {
  const session = await stripe()
    .checkout.sessions.retrieve(id, { expand: [INTENT] })
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  return session && toState(session);
}

/** The session by which a PaymentIntent was made, with what was refunded of it. Null for an intent that was made otherwise. */
export async function findCheckoutSessionOfIntent(paymentIntentId: string): Promise<CheckoutState | null> {
  const page = await stripe()
    .checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1, expand: [`data.${INTENT}`] })
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  const session = page?.data[0];
  return session ? toState(session) : null;
}

/** Closes a session unless it was paid or closed before. Returns its state then; null when there is no such session. */
export async function expireCheckoutSession(id: string): Promise<CheckoutState | null> {
  const session = await stripe()
    .checkout.sessions.expire(id, {}, expiryOptions)
    .catch((error: unknown) => (isRefused(error) ? null : refuseAsUnreachable(error)));
  return session ? toState(session) : findCheckoutSession(id);
}

function toState(session: Stripe.Checkout.Session): CheckoutState {
  const intent = asObject(session.payment_intent);
  return {
    id: session.id,
    standing: standingOf(session, intent),
    url: session.url,
    receivedCents: intent?.amount_received ?? 0,
    refundedCents: asObject(intent?.latest_charge)?.amount_refunded ?? 0,
    currency: intent?.currency ?? session.currency ?? '',
    paymentIntentId: intent?.id ?? null,
    paymentId: session.metadata?.invoicePaymentId,
  };
}

function standingOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): CheckoutStanding {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'closed';
  // It is complete, and a debit was asked for, which the bank refused.
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return hasFailed ? 'refused' : 'processing';
}

/** What Stripe was asked to send whole; an id alone where it was not. */
function asObject<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null;
}
