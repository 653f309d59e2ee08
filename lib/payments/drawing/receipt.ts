import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import { plainWords, type Paper } from '@/lib/paper/paper';
import { paperPdf } from '@/lib/paper/paper-pdf';
import { formatMoney, toCents } from '@/lib/values/money';
import { DEED_PAYMENT_NAME, DEED_PAYMENT_TERMS } from '../content/deed-payment';
import type { PaymentReceipt } from '../schema';

/** The receipt of a payment as a PDF. Times are in UTC, because a file does not know its reader's zone. */
export function receiptPdf(receipt: PaymentReceipt): Promise<Buffer> {
  return paperPdf(receiptPaper(receipt), { seal: guillocheCurves(guillocheFigures.seal) });
}

function receiptPaper(receipt: PaymentReceipt): Paper {
  const isDemo = receipt.provider === 'demo';
  return {
    title: isDemo ? 'Receipt (demo)' : 'Receipt',
    summary: isDemo
      ? 'A demo payment: no card was asked for, and no money moved.'
      : 'For a payment to DeedGuard & GuardSign.',
    updated: receipt.paidAt.slice(0, 10),
    sections: [
      {
        id: 'payment',
        title: 'What was paid',
        blocks: [
          {
            kind: 'table',
            caption: 'Payment',
            head: ['', ''],
            rows: rowsOf(receipt).map((row) => row.map(plainWords)),
          },
        ],
      },
    ],
  };
}

function rowsOf(receipt: PaymentReceipt): string[][] {
  const { provider, property, refund, refundAskedAt, refundedAt } = receipt;
  const isDemo = provider === 'demo';
  return [
    ['Amount', `${formatMoney(toCents(receipt.amount))} (USD)`],
    ['For', `${DEED_PAYMENT_NAME}: ${DEED_PAYMENT_TERMS}`],
    ['Property', property ?? 'A credit for the next lock'],
    ['Paid by', `${receipt.payer}, ${receipt.email}`],
    ['Paid with', isDemo ? 'Demo payment: no money moved' : 'Card, by Stripe'],
    [isDemo ? 'Paid (demo)' : 'Paid on', dateOf(receipt.paidAt)],
    ...(refund === 'succeeded' && refundedAt
      ? [[isDemo ? 'Taken back (demo)' : 'Paid back on', dateOf(refundedAt)]]
      : []),
    ...(refund === 'pending' && refundAskedAt ? [['Refund asked for on', dateOf(refundAskedAt)]] : []),
    ['Number of the payment', receipt.id],
  ];
}

function dateOf(time: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', style).format(new Date(time))} UTC`;
}
