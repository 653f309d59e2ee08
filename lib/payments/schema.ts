import * as z from 'zod';
import { payOrigins } from './rules';
import { listQuery } from '@/lib/platform/list';
import { visibleText } from '@/lib/values/text';

export type PaymentProvider = 'stripe' | 'demo';

/** What a browser needs to take a payment. */
export type PaymentIntent = {
  /** our own id of the payment */
  paymentId: string;
  clientSecret: string;
  provider: PaymentProvider;
  publishableKey?: string;
};

/** Stripe's own frame holds the card, and checks it. */
export const cardFormSchema = z.object({});

export const createPaymentIntentSchema = z.object({
  amount: z
    .number('Please send the amount in dollars.')
    .multipleOf(0.01, 'Please send the amount in dollars and whole cents.'),
  description: visibleText('Please send a description.')
    .trim()
    .min(1, 'Please send a description.')
    .max(200, 'Please use at most 200 characters.'),
  service: z.literal('deedguard', 'This service cannot be paid for here.'),
  lockId: z.uuid('This is not the id of a lock.').optional(),
});

/** From where paying was begun, as an address has it. */
export const payOriginSchema = z.enum(payOrigins).optional().catch(undefined);

/** `succeeded` at once for a demo payment; else the provider says when. */
export type RefundAnswer = { refund: 'pending' | 'succeeded' };

export const paymentIdSchema = z.object({ id: z.uuid() });

export const listDisputesSchema = z.object({
  ...listQuery,
  sort: z.enum(['newest', 'oldest', 'amount']).optional().catch(undefined),
  open: z
    .enum(['true', ''])
    .transform((value) => value === 'true')
    .optional()
    .catch(undefined),
});

export type DisputeFilter = { open?: boolean };

/** A payment that was made, as its payer sees it. Dollars; times are ISO 8601 UTC. */
export type PaymentView = {
  id: string;
  provider: PaymentProvider;
  amount: number;
  paidAt: string;
  /** the lock that it pays for; null for a credit */
  lockId: string | null;
  property: string | null;
  refund: 'pending' | 'succeeded' | 'failed' | null;
  refundAskedAt: string | null;
  refundedAt: string | null;
  /** until when the money goes back for the asking; null once it was asked for */
  refundableUntil: string | null;
};

/** What a receipt names beside the payment. */
export type PaymentReceipt = PaymentView & { payer: string; email: string };

export type DisputeItem = {
  id: string;
  providerId: string;
  /** of the payer, or of whoever issued the invoice */
  account: string;
  what: string;
  status: string;
  reason: string;
  amount: number;
  createdAt: string;
  answerBy: string | null;
  closedAt: string | null;
};
