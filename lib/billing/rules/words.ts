import type { BillingPayment, PaymentStanding, PaymentWay } from '../schema';

export const wayWords: Record<PaymentWay, string> = {
  card: 'Card, by Stripe',
  demo: 'Demo, no money moved',
  manual: 'Check, cash or transfer',
};

type Variant = 'success' | 'waiting' | 'outline' | 'destructive';

export const standingWords: Record<PaymentStanding, { says: string; variant: Variant }> = {
  paid: { says: 'Paid', variant: 'success' },
  disputed: { says: 'Disputed', variant: 'waiting' },
  refund_pending: { says: 'On its way back', variant: 'waiting' },
  partly_refunded: { says: 'Partly refunded', variant: 'outline' },
  refunded: { says: 'Refunded', variant: 'outline' },
  refund_failed: { says: 'Refund failed', variant: 'destructive' },
};

/** Of a demo payment, which sent nothing and gets nothing back. */
export const TAKEN_BACK = 'Taken back (demo)';

/** Before the day on which that was. */
export function sayDispute({ closedAt }: NonNullable<BillingPayment['dispute']>): string {
  return closedAt ? 'Your bank decided on' : 'You asked your bank on';
}
