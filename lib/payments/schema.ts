import { z } from 'zod';
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

export const paymentIdSchema = z.object({ id: z.uuid() });
