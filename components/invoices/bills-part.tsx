import Link from 'next/link';
import { StatusBadge } from '@/components/invoices/status-badge';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { buttonVariants } from '@/components/ui/button';
import type { Bill } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

type BillsPartProps = {
  bills: Bill[];
  /** Where older ones are listed. */
  olderAt: string | null;
};

/** What somebody was billed for visits that they asked for. */
export function BillsPart({ bills, olderAt }: BillsPartProps) {
  return (
    <section aria-labelledby="to-pay" className="mt-8 mb-10">
      <h2 id="to-pay" className="text-2xl">
        To pay
      </h2>
      <p className="mt-2 measure text-muted-foreground">What notaries billed you for their visits.</p>
      <div className="mt-4">
        <TableScroll folds label="Invoices to pay">
          <table>
            <thead>
              <tr>
                <th scope="col">Invoice</th>
                <th scope="col">From</th>
                <th scope="col">Due</th>
                <th scope="col" className="sm:text-right">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {bills.map((bill) => (
                <Row key={bill.id} bill={bill} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
      {olderAt && (
        <Link
          href={olderAt}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', className: 'mt-4' })}
        >
          Older invoices to pay
        </Link>
      )}
    </section>
  );
}

function Row({ bill: { id, number, status, issuerName, property, total, dueAt, paidAt } }: { bill: Bill }) {
  return (
    <tr>
      <th scope="row">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link href={`/pay/${id}`} prefetch={false} className="whitespace-nowrap text-link tabular-nums">
            {number}
          </Link>
          {status === 'paid' ? <StatusBadge status="paid" /> : null}
        </span>
        {property && (
          <span className="block text-sm font-normal break-words text-muted-foreground">{property}</span>
        )}
      </th>
      <td data-label="From" className="break-words">
        {issuerName}
      </td>
      <td data-label="Due">
        {paidAt && (
          <>
            Paid <LocalTime value={paidAt} isDay />
          </>
        )}
        {!paidAt && dueAt && <LocalTime value={dueAt} isDay zone="UTC" />}
      </td>
      <td data-label="Total" className="tabular-nums sm:text-right">
        {formatMoney(toCents(total))}
      </td>
    </tr>
  );
}
