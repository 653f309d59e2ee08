import { isOpen } from '@/lib/invoices/rules/statuses';
import { MIN_CARD_CENTS } from '@/lib/invoices/rules/totals';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { toCents } from '@/lib/payments/rules';

/** What the address says of a checkout that somebody came back from. Only a hint: the invoice itself says what is true. */
export type PayHint = { status?: 'success' | 'cancel'; isDemo: boolean };

export type PayState = 'paid' | 'void' | 'confirming' | 'cancelled' | 'open';

export function payStateOf({ status }: Pick<PublicInvoice, 'status'>, hint: PayHint): PayState {
  if (!isOpen(status)) return status === 'paid' ? 'paid' : 'void';
  if (hint.status === 'success') return 'confirming';
  return hint.status === 'cancel' ? 'cancelled' : 'open';
}

/** Whether the sum is one that a card can pay. */
export function isForCard({ balance }: Pick<PublicInvoice, 'balance'>): boolean {
  return toCents(balance) >= MIN_CARD_CENTS;
}
