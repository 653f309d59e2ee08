import 'server-only';
import type Stripe from 'stripe';
import { isMissing, isRefused, refuseAsUnreachable, stripe } from './stripe-client';

export type RefundState = {
  id: string;
  standing: 'pending' | 'succeeded' | 'failed';
  amountCents: number;
};

/**
 * Sends back all the money of an intent; the same payment asked again gives the same refund (Stripe's idempotency key).
 * Null when Stripe says no: it was paid back before, or a dispute took it.
 */
export async function createRefund(payment: {
  paymentId: string;
  paymentIntentId: string;
}): Promise<RefundState | null> {
  const { paymentId, paymentIntentId } = payment;
  const refund = await stripe()
    .refunds.create(
      { payment_intent: paymentIntentId, metadata: { paymentId } },
      { idempotencyKey: `refund-${paymentId}` },
    )
    .catch((error: unknown) => (isRefused(error) ? null : refuseAsUnreachable(error)));
  return refund && toState(refund);
}

/** What went back of an intent, or was tried, newest first. */
export async function listRefunds(paymentIntentId: string): Promise<RefundState[]> {
  const page = await stripe()
    .refunds.list({ payment_intent: paymentIntentId, limit: 100 })
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  return page?.data.map(toState) ?? [];
}

export type DisputeState = {
  id: string;
  paymentIntentId: string | null;
  /** as Stripe has them: `needs_response`, `fraudulent` */
  status: string;
  reason: string;
  amountCents: number;
  openedAt: Date;
  /** until when Stripe takes an answer */
  answerBy: Date | null;
};

/** Asks Stripe for the state of a dispute. Null when the account has no such dispute. */
export async function findDispute(id: string): Promise<DisputeState | null> {
  const dispute = await stripe()
    .disputes.retrieve(id)
    .catch((error: unknown) => (isMissing(error) ? null : refuseAsUnreachable(error)));
  if (!dispute) return null;
  const { payment_intent: intent, evidence_details: evidence } = dispute;
  return {
    id: dispute.id,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    status: dispute.status,
    reason: dispute.reason,
    amountCents: dispute.amount,
    openedAt: new Date(dispute.created * 1000),
    answerBy: evidence?.due_by ? new Date(evidence.due_by * 1000) : null,
  };
}

function toState({ id, status, amount }: Stripe.Refund): RefundState {
  if (status === 'succeeded') return { id, standing: 'succeeded', amountCents: amount };
  const isOver = status === 'failed' || status === 'canceled';
  return { id, standing: isOver ? 'failed' : 'pending', amountCents: amount };
}
