import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** What Stripe's API speaks of, as far as the product reads it. */

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  payment_intent: string;
  refunded: boolean;
};

export type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  client_secret: string;
  currency: string;
  description: string | null;
  livemode: false;
  metadata: Record<string, string>;
  status: Stripe.PaymentIntent.Status;
  latest_charge: Charge | null;
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
};

export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  created: number;
  payment_intent: string;
  reason: string;
  status: string;
  evidence_details: { due_by: number | null };
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string;
  client_reference_id: string | null;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  mode: 'payment' | 'subscription';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  /** once a plan was bought there */
  subscription: string | null;
  success_url: string;
  url: string | null;
};

export type StripeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  idempotencyKey: string | null;
  body: string;
};

export type Outcome = { status: number; body: unknown; replayed?: boolean };

export function failure(status: number, type: string, message: string, code?: string): Outcome {
  return { status, body: { error: { type, message, code } } };
}

export function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** `metadata[name]=value` of a form; of a part of it, `prefix[metadata][name]=value`. */
export function metadataOf(form: URLSearchParams, prefix = ''): Record<string, string> {
  const start = prefix ? `${prefix}[metadata][` : 'metadata[';
  const pairs = [...form].flatMap(([name, value]) =>
    name.startsWith(start) ? [[name.slice(start.length, -1), value] as const] : [],
  );
  return Object.fromEntries(pairs);
}
