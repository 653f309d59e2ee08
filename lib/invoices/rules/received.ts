import { isOpen, type InvoiceStatus } from './statuses';

/** What came by card for an invoice in its currency, and what of it went back. Integer cents. */
export type ReceivedMoney = {
  receivedCents: number;
  refundedCents: number;
  /** another amount or currency came than the invoice asks for, and did not go back whole */
  isMismatched: boolean;
};

/** The state of the latest try to pay by card. `processing`: its page is open, or a bank works on it. */
export type PaymentStanding = 'none' | 'processing' | 'failed' | 'mismatched';

type Order = { totalCents: number; currency: string };
type Payment = {
  status: 'open' | 'succeeded' | 'failed';
  amountCents: number;
  refundedCents: number;
  currency: string;
};

/** Whether money is what an invoice asks for. */
export function fits(invoice: Order, { amountCents, currency }: Pick<Payment, 'amountCents' | 'currency'>) {
  return amountCents === invoice.totalCents && currency === invoice.currency;
}

/** Adds up the payments of an invoice that succeeded. */
export function sumReceived(invoice: Order, payments: readonly Payment[]): ReceivedMoney {
  const received = payments.filter(({ status }) => status === 'succeeded');
  const ours = received.filter(({ currency }) => currency === invoice.currency);
  return {
    receivedCents: ours.reduce((sum, { amountCents }) => sum + amountCents, 0),
    refundedCents: ours.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    isMismatched: received.some(
      (payment) => payment.refundedCents < payment.amountCents && !fits(invoice, payment),
    ),
  };
}

/** For whoever is to pay: what became of the newest of the payments, which are given oldest first. */
export function standingOf(
  invoice: Order & { status: InvoiceStatus },
  payments: readonly Payment[],
): PaymentStanding {
  if (!isOpen(invoice.status)) return 'none';
  if (sumReceived(invoice, payments).isMismatched) return 'mismatched';
  const newest = payments.at(-1)?.status;
  if (newest === 'open') return 'processing';
  return newest === 'failed' ? 'failed' : 'none';
}

type Kept = ReceivedMoney & {
  status: InvoiceStatus;
  paymentMethod: 'card' | 'manual' | null;
  totalCents: number;
};

/** What is wrong with the money that came for an invoice and is still here; null when nothing is. */
export function excessOf(invoice: Kept): 'Paid twice' | 'Paid though void' | 'Wrong amount' | null {
  const kept = invoice.receivedCents - invoice.refundedCents;
  const isPaidByCard = invoice.status === 'paid' && invoice.paymentMethod === 'card';
  if (invoice.status === 'paid' && kept > (isPaidByCard ? invoice.totalCents : 0)) return 'Paid twice';
  if (invoice.status === 'void' && kept > 0) return 'Paid though void';
  return invoice.isMismatched ? 'Wrong amount' : null;
}

type Shown = Omit<Kept, 'totalCents'> & { total: number };

/** What a list says of the money of an invoice: what is wrong with it, and what went back. Nothing of the usual course. */
export function moneyNotes({ total, ...invoice }: Shown): { text: string; isWrong: boolean }[] {
  const excess = excessOf({ ...invoice, totalCents: Math.round(total * 100) });
  const { refundedCents } = invoice;
  return [
    ...(excess ? [{ text: excess, isWrong: true }] : []),
    ...(refundedCents > 0
      ? [{ text: `Refunded ${formatReceived(refundedCents, 'usd')}`, isWrong: false }]
      : []),
  ];
}

/** Money of any currency, in its smallest unit: `¥12,000`. */
export function formatReceived(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
