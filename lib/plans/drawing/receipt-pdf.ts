import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import { plainWords, type Paper } from '@/lib/paper/paper';
import { paperPdf } from '@/lib/paper/paper-pdf';
import { formatMoney, type Cents } from '@/lib/values/money';
import { longDay } from '@/lib/values/date-format';
import type { DemoReceipt } from '../queries/receipts';
import { namePlan, type ReceiptLine } from '../rules/receipt-lines';

const seal = guillocheCurves(guillocheFigures.seal);

/** What the demo provider would have charged, as a PDF that says so. The same receipt makes the same bytes. */
export function receiptPdf(receipt: DemoReceipt): Promise<Buffer> {
  return paperPdf(receiptPaper(receipt), { seal });
}

function receiptPaper({ number, plan, period, amountCents, paidAt, user, lines }: DemoReceipt): Paper {
  const row = (name: string, value: string) => [plainWords(name), plainWords(value)];
  const rows = [
    row('For', `${user.firstName} ${user.lastName}, ${user.email}`),
    row('Plan', namePlan({ plan, period })),
    row('Day', longDay(paidAt)),
    row('Amount (demo)', formatMoney(amountCents)),
  ];
  return {
    title: `Demo receipt ${number}`,
    summary: 'This site is being tried out: no card was asked for, and no money moved.',
    updated: paidAt.toISOString().slice(0, 10),
    sections: [
      {
        id: 'plan',
        title: 'What it is for',
        blocks: [{ kind: 'table', caption: 'The plan and its price', head: ['Item', 'Value'], rows }],
      },
      ...(lines.length > 0 ? [linesSection(lines, amountCents)] : []),
    ],
  };
}

function linesSection(lines: ReceiptLine[], amountCents: Cents): Paper['sections'][number] {
  const rows = [
    ...lines.map(({ what, from, to, amountCents: cents }) => [what, spanOf(from, to), formatMoney(cents)]),
    ['Total', '', formatMoney(amountCents)],
  ].map((row) => row.map(plainWords));
  const head = ['Item', 'Time', 'Amount'];
  return {
    id: 'lines',
    title: 'How the amount comes about',
    blocks: [{ kind: 'table', caption: 'The lines of this receipt', head, rows }],
  };
}

function spanOf(from: string | null, to: string | null): string {
  return from && to ? `${longDay(new Date(from))} to ${longDay(new Date(to))}` : '';
}
