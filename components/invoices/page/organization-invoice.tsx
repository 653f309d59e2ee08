import { FileLink } from '@/components/files/file-link';
import { InvoiceSheet } from '@/components/invoices/pay/invoice-sheet';
import { StatusBadge } from '@/components/invoices/status-badge';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { isOpen } from '@/lib/invoices/rules/statuses';
import { invoicePdfUrl } from '@/lib/invoices/rules/urls';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

/** An invoice that a member of the reader's organization shares: what it says, and its PDF. */
export function OrganizationInvoice({ invoice }: { invoice: PublicInvoice }) {
  const { id, number, status, issuer, total, dueAt, paidAt, isDemoPaid } = invoice;
  return (
    <article>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="eyebrow">Invoice from {issuer.name}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-4xl tracking-[-0.018em] tabular-nums sm:text-5xl">{number}</h1>
            <StatusBadge status={status} />
            {isDemoPaid && <Badge variant="waiting">Demo payment</Badge>}
          </div>
        </div>
        <FileLink href={invoicePdfUrl(id)} className={buttonVariants({ variant: 'outline' })}>
          Download PDF<span className="sr-only"> of {number}</span>
        </FileLink>
      </header>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="sum" className="rounded-lg border bg-card p-5 sm:p-6 lg:order-last">
          <h2 id="sum" className="text-base font-medium">
            {isOpen(status) ? 'Amount due' : 'Total'}
          </h2>
          <p className="mt-1 font-serif text-4xl font-semibold tabular-nums">{formatMoney(toCents(total))}</p>
          {isOpen(status) && dueAt && (
            <p className="mt-1 text-[0.9375rem] text-muted-foreground">
              by <LocalTime value={dueAt} isDay zone="UTC" />
            </p>
          )}
          {paidAt && (
            <p className="mt-1 text-[0.9375rem] text-muted-foreground">
              paid on <LocalTime value={paidAt} isDay />
            </p>
          )}
        </section>
        <InvoiceSheet invoice={invoice} />
      </div>
    </article>
  );
}
