import Link from 'next/link';
import type { ReactNode } from 'react';
import { InvoiceBadges } from '@/components/invoices/invoice-badges';
import { toListedInvoice, type InvoiceViewer } from '@/components/invoices/actions/listed-invoice';
import { InvoiceActions } from '@/components/invoices/list/invoice-actions';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { isOpen } from '@/lib/invoices/rules/statuses';
import type { Invoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

type InvoiceTableProps = {
  invoices: Invoice[];
  /** ISO 8601; by which what is overdue is told */
  now: string;
  viewer: InvoiceViewer;
};

export function InvoiceTable({ invoices, now, viewer }: InvoiceTableProps) {
  return (
    <TableScroll folds label="Invoices">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col">Bill to</th>
            <th scope="col">Dates</th>
            <th scope="col" className="figure">
              Total
            </th>
            <th scope="col" className="relative">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} now={now} viewer={viewer} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type RowProps = { invoice: Invoice; now: string; viewer: InvoiceViewer };

function Row({ invoice, now, viewer }: RowProps) {
  const { id, number, issuer, billTo, meta, total, tax } = invoice;
  return (
    <tr>
      <th scope="row">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:pr-10">
          <Link href={`/invoices/${id}`} prefetch={false} className="whitespace-nowrap tabular-nums">
            {number}
            {viewer.isAdmin && <span className="sr-only"> from {issuer.name}</span>}
          </Link>
          <InvoiceBadges invoice={invoice} now={now} />
        </span>
        {viewer.isAdmin && <Small isHeard>From {issuer.name}</Small>}
        {meta.property && <Small>{meta.property}</Small>}
      </th>
      <td data-label="Bill to">
        <span className="break-words">{billTo.name}</span>
        {billTo.company && <Small>{billTo.company}</Small>}
        {billTo.email && <Small>{billTo.email}</Small>}
      </td>
      <td className="before:hidden!">
        <Dates invoice={invoice} />
      </td>
      <td data-label="Total" className="figure whitespace-nowrap">
        <span>
          {formatMoney(toCents(total))}
          {tax > 0 && <Small>with {formatMoney(toCents(tax))} tax</Small>}
        </span>
      </td>
      <td className="before:hidden! max-sm:mt-2 sm:w-80">
        <InvoiceActions invoice={toListedInvoice(invoice, viewer)} />
      </td>
    </tr>
  );
}

/** `isHeard`: a name before it says the same to a screen reader. */
function Small({ isHeard, children }: { isHeard?: boolean; children: ReactNode }) {
  return (
    <span aria-hidden={isHeard} className="block text-sm font-normal break-words text-muted-foreground">
      {children}
    </span>
  );
}

function Dates({
  invoice: { status, createdAt, lastSentAt, dueAt, paidAt, voidedAt, refundedAt },
}: {
  invoice: Invoice;
}) {
  const isDue = isOpen(status);
  return (
    <ul className="text-sm whitespace-nowrap max-sm:mt-0.5">
      {isDue && <When what="Due" at={dueAt} zone="UTC" />}
      <When what={refundedAt ? 'Refunded' : 'Void'} at={refundedAt ?? voidedAt} />
      <When what="Paid" at={paidAt} />
      {isDue && <When what="Sent" at={lastSentAt} />}
      <When what="Created" at={createdAt} />
    </ul>
  );
}

function When({ what, at, zone }: { what: string; at: string | null; zone?: 'UTC' }) {
  if (!at) return null;
  return (
    <li>
      <span className="text-muted-foreground">{what}</span> <LocalTime value={at} isDay zone={zone} />
    </li>
  );
}
