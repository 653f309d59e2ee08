import { isOpen } from '@/lib/invoices/rules/statuses';
import { MIN_CARD_CENTS } from '@/lib/invoices/rules/totals';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { toCents } from '@/lib/values/money';

/** What the address says of a checkout that somebody came back from. Only a hint: the invoice itself says what is true. */
export type PayHint = { status?: 'success' | 'cancel'; isDemo: boolean };

export type PayState = 'paid' | 'void' | 'mismatched' | 'confirming' | 'failed' | 'cancelled' | 'open';

export function payStateOf(
  { status, payment }: Pick<PublicInvoice, 'status' | 'payment'>,
  hint: PayHint,
): PayState {
  if (!isOpen(status)) return status === 'paid' ? 'paid' : 'void';
  if (payment === 'mismatched') return 'mismatched';
  if (hint.status === 'success') return payment === 'failed' ? 'failed' : 'confirming';
  return hint.status === 'cancel' ? 'cancelled' : 'open';
}

/** Whether a card can pay it now. */
export function mayPay(state: PayState): boolean {
  return state === 'open' || state === 'cancelled' || state === 'failed';
}

/** Whether the sum is one that a card can pay. */
export function isForCard({ balance }: Pick<PublicInvoice, 'balance'>): boolean {
  return toCents(balance) >= MIN_CARD_CENTS;
}
