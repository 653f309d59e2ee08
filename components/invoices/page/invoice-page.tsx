import type { ReactNode } from 'react';
import { toListedInvoice, type InvoiceViewer } from '@/components/invoices/actions/listed-invoice';
import { EditForm } from '@/components/invoices/form/edit-form';
import { InvoiceBadges } from '@/components/invoices/invoice-badges';
import { InvoiceHistory } from '@/components/invoices/page/invoice-history';
import { PageActions } from '@/components/invoices/page/page-actions';
import { InvoiceSheet } from '@/components/invoices/pay/invoice-sheet';
import { LocalTime } from '@/components/kit/local-time';
import type { HistoryEntry } from '@/lib/invoices/rules/history';
import { isOpen } from '@/lib/invoices/rules/statuses';
import type { Invoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

type InvoicePageProps = {
  invoice: Invoice;
  history: HistoryEntry[];
  /** ISO 8601; by which what is overdue is told */
  now: string;
  viewer: InvoiceViewer;
  /** Its draft is in the form. */
  isEdited: boolean;
  /** Its draft is to be sent: the last look at the email is open. */
  isSending?: boolean;
  /** what the page adds below */
  children?: ReactNode;
};

/** An invoice for whoever sent it: what it says, what happened, and what comes next. */
export function InvoicePage(props: InvoicePageProps) {
  const { invoice, history, now, viewer, isEdited, isSending = false, children } = props;
  const { number, status, total, issuer, billTo, dueAt } = invoice;
  return (
    <div data-product="guardsign" className="page py-10 sm:py-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="eyebrow">
            Invoice {viewer.isAdmin && `from ${issuer.name} `}to {billTo.name}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-4xl tracking-[-0.018em] tabular-nums sm:text-5xl">{number}</h1>
            <InvoiceBadges invoice={invoice} now={now} />
          </div>
        </div>
        {!isEdited && <PageActions invoice={toListedInvoice(invoice, viewer)} isSending={isSending} />}
      </header>
      {isEdited ? (
        <div className="mt-8">
          <EditForm key={invoice.revision} invoice={invoice} />
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-10 lg:order-last">
            <section aria-labelledby="sum" className="rounded-lg border bg-card p-5 sm:p-6">
              <h2 id="sum" className="text-base font-medium">
                {isOpen(status) ? 'Amount due' : 'Total'}
              </h2>
              <p className="mt-1 font-serif text-4xl font-semibold tabular-nums">
                {formatMoney(toCents(total))}
              </p>
              {isOpen(status) && dueAt && (
                <p className="mt-1 text-[0.9375rem] text-muted-foreground">
                  by <LocalTime value={dueAt} isDay zone="UTC" />
                </p>
              )}
            </section>
            <InvoiceHistory history={history} />
          </div>
          <InvoiceSheet invoice={invoice} isOwn />
        </div>
      )}
      {!isEdited && children && <div className="mt-10 max-w-4xl">{children}</div>}
    </div>
  );
}
