import { DEMO_TAKEN_BACK_TITLE } from '@/lib/payments/rules';
import type { PaymentState } from '@/lib/payments/queries';
import type { PaymentView } from '@/lib/payments/schema';

export type Outcome = 'succeeded' | 'confirming' | 'failed' | 'unknown';

export const outcomeTitles: Record<Outcome, string> = {
  succeeded: 'Payment received',
  confirming: 'Your payment is being confirmed',
  failed: 'The payment was not completed',
  unknown: 'This payment was not found',
};

/** Over a payment that was made. */
export function titleOfPaid({ provider, refund }: Pick<PaymentView, 'provider' | 'refund'>): string {
  const isDemo = provider === 'demo';
  if (refund === 'succeeded') return isDemo ? DEMO_TAKEN_BACK_TITLE : 'Payment refunded';
  return isDemo ? 'Demo payment received' : outcomeTitles.succeeded;
}

/**
 * The state of a payment. What Stripe's return address says is only a hint, and only for a payment that is still open:
 * it may say that nothing comes anymore, never that something was paid.
 */
export function outcomeOf(payment: PaymentState | null, redirectStatus: string | undefined): Outcome {
  if (!payment) return 'unknown';
  if (payment.status !== 'open') return payment.status;
  return payment.provider === 'demo' || redirectStatus === 'failed' ? 'failed' : 'confirming';
}
