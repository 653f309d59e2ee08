import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { moneyNotes } from '@/lib/invoices/rules/received';
import { statusLabels } from '@/lib/invoices/rules/statuses';
import type { ListedInvoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

export function InvoiceTable({ invoices }: { invoices: ListedInvoice[] }) {
  return (
    <TableScroll folds label="Invoices">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
            <th scope="col">Made</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ invoice }: { invoice: ListedInvoice }) {
  const { id, number, status, issuerName, billToName, billToCompany, property, createdAt, total } = invoice;
  return (
    <tr>
      <th scope="row">
        <a href={`/pay/${id}`} className="whitespace-nowrap">
          {number}
          <span className="sr-only"> from {issuerName}</span>
        </a>
        {property && (
          <span className="block text-sm font-normal break-words text-muted-foreground">{property}</span>
        )}
      </th>
      <td data-label="From" className="break-words">
        {issuerName}
      </td>
      <td data-label="To" className="break-words">
        {billToName}
        {billToCompany && <span className="block text-sm text-muted-foreground">{billToCompany}</span>}
      </td>
      <td data-label="Status">
        <span className="flex flex-wrap gap-1">
          <Badge variant={status === 'paid' ? 'success' : status === 'sent' ? 'info' : 'outline'}>
            {statusLabels[status]}
          </Badge>
          {moneyNotes(invoice).map(({ text, isWrong }) => (
            <Badge key={text} variant={isWrong ? 'destructive' : 'waiting'}>
              {text}
            </Badge>
          ))}
        </span>
      </td>
      <td data-label="Made">
        <RelativeTime value={createdAt} />
      </td>
      <td data-label="Total" className="tabular-nums">
        {formatMoney(toCents(total))}
      </td>
    </tr>
  );
}
