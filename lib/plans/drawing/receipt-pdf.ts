import { guillocheCurves, guillocheFigures } from '@/lib/paper/guilloche';
import { plainWords, type Paper } from '@/lib/paper/paper';
import { paperPdf } from '@/lib/paper/paper-pdf';
import { formatMoney } from '@/lib/values/money';
import type { DemoReceipt } from '../queries/receipts';
import { planNames } from '../rules/choices';

const seal = guillocheCurves(guillocheFigures.seal);

/** What the demo provider would have charged, as a PDF that says so. The same receipt makes the same bytes. */
export function receiptPdf(receipt: DemoReceipt): Promise<Buffer> {
  return paperPdf(receiptPaper(receipt), { seal });
}

function receiptPaper({ number, plan, period, amountCents, paidAt, user }: DemoReceipt): Paper {
  const row = (name: string, value: string) => [plainWords(name), plainWords(value)];
  const rows = [
    row('For', `${user.firstName} ${user.lastName}, ${user.email}`),
    row('Plan', `${planNames[plan]}, by the ${period}`),
    row('Day', new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(paidAt)),
    row('Amount', formatMoney(amountCents)),
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
    ],
  };
}
