import { isOpen } from '@/lib/invoices/rules/statuses';
import { MIN_CARD_CENTS } from '@/lib/invoices/rules/totals';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { toCents } from '@/lib/values/money';

/** What the address says of a checkout that somebody came back from. Only a hint: the invoice itself says what is true. */
export type PayHint = { status?: 'success' | 'cancel'; isDemo: boolean };

/**
 * `confirming`: a payment is under way, and somebody came back from making it. `unpaid`: somebody came back as if from a
 * payment, and there is none.
 */
export type PayState =
  | 'paid'
  | 'void'
  | 'mismatched'
  | 'draft'
  | 'confirming'
  | 'unpaid'
  | 'failed'
  | 'cancelled'
  | 'open';

export function payStateOf(
  { status, payment }: Pick<PublicInvoice, 'status' | 'payment'>,
  hint: PayHint,
): PayState {
  if (!isOpen(status)) return status === 'paid' ? 'paid' : 'void';
  if (payment === 'mismatched') return 'mismatched';
  if (status === 'draft') return 'draft';
  if (hint.status === 'success') return backFrom[payment];
  return hint.status === 'cancel' ? 'cancelled' : 'open';
}

const backFrom = { none: 'unpaid', processing: 'confirming', failed: 'failed' } as const;

/** Whether it can be paid now. */
export function mayPay(state: PayState): boolean {
  return state === 'open' || state === 'cancelled' || state === 'failed' || state === 'unpaid';
}

/** Whether the sum is one that a card can pay. */
export function isForCard({ balance }: Pick<PublicInvoice, 'balance'>): boolean {
  return toCents(balance) >= MIN_CARD_CENTS;
}
