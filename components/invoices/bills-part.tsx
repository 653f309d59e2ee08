import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { buttonVariants } from '@/components/ui/button';
import type { Bill } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

type BillsPartProps = {
  /** All bills are in this state. */
  status: Bill['status'];
  bills: Bill[];
  /** Where older ones are listed. */
  olderAt: string | null;
};

const words = {
  sent: {
    title: 'To pay',
    lead: 'What notaries billed you for their visits.',
    label: 'Invoices to pay',
    day: 'Due',
    older: 'Older invoices to pay',
  },
  paid: {
    title: 'Paid',
    lead: 'What you paid notaries for their visits.',
    label: 'Invoices that you paid',
    day: 'Paid',
    older: 'Older invoices that you paid',
  },
};

/** What somebody was billed for visits that they asked for. */
export function BillsPart({ status, bills, olderAt }: BillsPartProps) {
  const { title, lead, label, day, older } = words[status];
  return (
    <section aria-labelledby={`bills-${status}`} className="mt-8 mb-10">
      <h2 id={`bills-${status}`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 measure text-muted-foreground">{lead}</p>
      <div className="mt-4">
        <TableScroll folds label={label}>
          <table className="row-pages">
            <thead>
              <tr>
                <th scope="col">Invoice</th>
                <th scope="col">From</th>
                <th scope="col">{day}</th>
                <th scope="col" className="figure">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {bills.map((bill) => (
                <Row key={bill.id} bill={bill} day={day} />
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
          {older}
        </Link>
      )}
    </section>
  );
}

function Row({ bill, day }: { bill: Bill; day: string }) {
  const { id, number, issuerName, property, total, dueAt, paidAt } = bill;
  return (
    <tr>
      <th scope="row">
        <Link href={`/pay/${id}`} prefetch={false} className="whitespace-nowrap tabular-nums">
          {number}
          <span className="sr-only"> from {issuerName}</span>
        </Link>
        {property && (
          <span className="block text-sm font-normal break-words text-muted-foreground">{property}</span>
        )}
      </th>
      <td data-label="From" className="break-words">
        {issuerName}
      </td>
      <td data-label={day}>
        {paidAt && <LocalTime value={paidAt} isDay />}
        {!paidAt && dueAt && <LocalTime value={dueAt} isDay zone="UTC" />}
      </td>
      <td data-label="Total" className="figure">
        {formatMoney(toCents(total))}
      </td>
    </tr>
  );
}
