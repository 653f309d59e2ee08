import type { ReactNode } from 'react';
import { Services } from '@/components/invoices/pay/services';
import { LocalTime } from '@/components/kit/local-time';
import { senderNote } from '@/lib/invoices/rules/sender-note';
import { namedTerms } from '@/lib/invoices/rules/terms';
import type { BillTo, PublicInvoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';
import { placeName } from '@/lib/invoices/rules/place-name';
import { taxNote } from '@/lib/invoices/rules/tax-note';

type InvoiceSheetProps = {
  invoice: PublicInvoice;
  /** Who reads it sent it, and knows who that is. */
  isOwn?: boolean;
};

/** What the invoice says, line by line, also on paper. */
export function InvoiceSheet({ invoice, isOwn = false }: InvoiceSheetProps) {
  const tax = taxNote(invoice);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-10">
      <Details invoice={invoice} isOwn={isOwn} />
      <section aria-labelledby="services">
        <h2 id="services" className="text-2xl">
          Services
        </h2>
        <div className="mt-4">
          <Services items={invoice.items} />
        </div>
        <Sums invoice={invoice} />
        {tax && <p className="mt-3 text-sm text-muted-foreground">{tax}</p>}
      </section>
    </div>
  );
}

function Details({ invoice, isOwn }: Required<InvoiceSheetProps>) {
  const { issuer, sender, billTo, meta, memo, createdAt, dueAt } = invoice;
  const terms = namedTerms(invoice.terms);
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        Details
      </h2>
      <dl className="mt-4 divide-y border-y">
        <Detail name="From">
          {issuer.name}
          <a href={`mailto:${issuer.email}`} className="block w-fit max-w-full wrap-anywhere text-link">
            {issuer.email}
          </a>
          {!isOwn && (
            <span className="mt-1 block text-sm text-muted-foreground print:hidden">
              {senderNote(sender)}
            </span>
          )}
        </Detail>
        <Detail name="Bill to">
          <Person billTo={billTo} />
        </Detail>
        {meta.property && <Detail name={placeName(invoice)}>{meta.property}</Detail>}
        <Detail name="Created">
          <LocalTime value={createdAt} isDay />
        </Detail>
        <Detail name="Terms">
          {terms}
          {dueAt && (
            <>
              {terms ? ', due by ' : 'Due by '}
              <LocalTime value={dueAt} isDay zone="UTC" />
            </>
          )}
        </Detail>
        {memo && (
          <Detail name="Note">
            <span className="whitespace-pre-line">{memo}</span>
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Person({ billTo: { name, company, email, address } }: { billTo: BillTo }) {
  return (
    <>
      {name}
      {company && <span className="block">{company}</span>}
      {email && <span className="block">{email}</span>}
      {address && <span className="block whitespace-pre-line">{address}</span>}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-3 py-3 sm:grid-cols-[9rem_1fr] sm:gap-x-6 print:grid-cols-[9rem_1fr] print:py-1.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Sums({ invoice: { subtotal, tax, total, balance } }: { invoice: PublicInvoice }) {
  return (
    <dl className="mt-5 ml-auto grid w-full max-w-72 grid-cols-[1fr_auto] gap-y-1.5">
      <Sum name="Subtotal" dollars={subtotal} />
      <Sum name="Tax" dollars={tax} />
      <Sum name="Total" dollars={total} isLast />
      {balance !== total && <Sum name="Still due" dollars={balance} />}
    </dl>
  );
}

function Sum({ name, dollars, isLast = false }: { name: string; dollars: number; isLast?: boolean }) {
  const line = isLast ? 'border-t pt-2 font-semibold' : '';
  return (
    <>
      <dt className={line}>{name}</dt>
      <dd className={`pl-6 text-right tabular-nums ${line}`}>{formatMoney(toCents(dollars))}</dd>
    </>
  );
}
