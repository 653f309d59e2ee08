import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { sayDispute, standingWords, TAKEN_BACK, wayWords } from '@/lib/billing/rules/words';
import type { BillingPayment } from '@/lib/billing/schema';
import { formatReceived } from '@/lib/invoices/rules/received';

/** Payments, each with its receipt. A row opens the page of what was paid. */
export function PaymentTable({ payments }: { payments: BillingPayment[] }) {
  return (
    <TableScroll folds label="Payments">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Paid on</th>
            <th scope="col">Paid with</th>
            <th scope="col">Status</th>
            <th scope="col">Receipt</th>
            <th scope="col" className="figure">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ payment }: { payment: BillingPayment }) {
  const { what, about, paidAt, way, href, receiptHref, amountCents, currency } = payment;
  return (
    <tr>
      <th scope="row">
        <Link href={href} prefetch={false}>
          {what}
        </Link>
        <span className="block text-sm font-normal break-words text-muted-foreground">{about}</span>
      </th>
      <td data-label="Paid on" className="whitespace-nowrap">
        <LocalTime value={paidAt} isDay />
      </td>
      <td data-label="Paid with">{wayWords[way]}</td>
      <td data-label="Status">
        <Standing payment={payment} />
      </td>
      <td data-label="Receipt">
        <a href={receiptHref} target="_blank" rel="noopener" className="relative text-link">
          Receipt
          <span className="sr-only">
            {' '}
            for {what}, {about}, opens in a new tab
          </span>
        </a>
      </td>
      <td data-label="Amount" className="figure">
        {formatReceived(amountCents, currency)}
      </td>
    </tr>
  );
}

/** What went back and when, and what the payer's bank was asked for. */
function Standing({
  payment: { standing, way, refundedCents, refundedAt, currency, dispute },
}: {
  payment: BillingPayment;
}) {
  const { says, variant } = standingWords[standing];
  const isDemo = way === 'demo';
  return (
    <>
      <Badge variant={variant}>{isDemo && standing === 'refunded' ? TAKEN_BACK : says}</Badge>
      {refundedCents > 0 && (
        <span className="block text-sm text-muted-foreground tabular-nums">
          {formatReceived(refundedCents, currency)} {isDemo ? 'taken back' : 'went back'}
          {refundedAt && (
            <>
              {' '}
              on <LocalTime value={refundedAt} isDay />
            </>
          )}
        </span>
      )}
      {dispute && (
        <span className="block text-sm text-muted-foreground">
          {sayDispute(dispute)} <LocalTime value={dispute.closedAt ?? dispute.openedAt} isDay />
        </span>
      )}
    </>
  );
}
