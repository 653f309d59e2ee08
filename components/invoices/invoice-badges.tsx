import { StatusBadge } from '@/components/invoices/status-badge';
import { Badge } from '@/components/ui/badge';
import { moneyNotes } from '@/lib/invoices/rules/received';
import { isPastDue } from '@/lib/invoices/rules/terms';
import type { Invoice } from '@/lib/invoices/schema';

/** How an invoice stands, for whoever sent it. `now` is ISO 8601. */
export function InvoiceBadges({ invoice, now }: { invoice: Invoice; now: string }) {
  const { status, dueAt } = invoice;
  const isOverdue = status === 'sent' && dueAt !== null && isPastDue(dueAt, now);
  return (
    <>
      <StatusBadge status={status} />
      {isOverdue && <Badge variant="destructive">Overdue</Badge>}
      {invoice.isDemoPaid && <Badge variant="waiting">Demo payment</Badge>}
      {moneyNotes(invoice).map(({ text, isWrong }) => (
        <Badge key={text} variant={isWrong ? 'destructive' : 'waiting'}>
          {text}
        </Badge>
      ))}
    </>
  );
}
