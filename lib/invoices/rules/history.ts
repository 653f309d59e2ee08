import { formatMoney } from '@/lib/values/money';

/** One thing that happened to an invoice, for its issuer. `at` is ISO 8601. */
export type HistoryEntry = { id: string; at: string; text: string; by: string | null };

type Happening = { type: string; data: unknown };

const words: Record<string, string> = {
  'invoice.created': 'Created as a draft',
  'invoice.edited': 'Edited',
  'invoice.email_added': 'Email address added',
  'invoice.issued': 'Marked as sent',
  'invoice.checkout_opened': 'Card payment started',
  'invoice.checkout_closed': 'Card payment not made',
  'invoice.paid_again': 'Paid a second time',
  'invoice.mismatch': 'A different amount arrived',
  'invoice.refund_failed': 'Refund failed at the bank',
  'invoice.voided': 'Made void',
};

const paid: Record<string, string> = {
  card: 'Paid by card',
  demo: 'Paid as a demo: no money moved',
  manual: 'Marked as paid',
};

/** What happened, in a few words; null for what is not of the issuer's concern. */
export function happened({ type, data }: Happening): string | null {
  const read = (name: string): unknown => Reflect.get(data ?? {}, name);
  if (type === 'invoice.sent')
    return read('transport') === 'smtp' ? 'Sent by email' : 'Email written, not sent';
  if (type === 'invoice.paid') return paid[String(read('method'))] ?? 'Paid';
  if (type === 'invoice.refunded') return `Refunded ${formatMoney(Number(read('refundedCents')))}`;
  return words[type] ?? null;
}
