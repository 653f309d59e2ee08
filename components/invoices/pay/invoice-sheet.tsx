import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { SENDER_UNCHECKED } from '@/lib/invoices/rules/sender-note';
import { lineAmounts, toMilli } from '@/lib/invoices/rules/totals';
import type { BillTo, InvoiceItem, PublicInvoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

/** What the invoice says, line by line, also on paper. */
export function InvoiceSheet({ invoice }: { invoice: PublicInvoice }) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-10">
      <Details invoice={invoice} />
      <section aria-labelledby="services">
        <h2 id="services" className="text-2xl">
          Services
        </h2>
        <div className="mt-4">
          <Services items={invoice.items} />
        </div>
        <Sums invoice={invoice} />
      </section>
    </div>
  );
}

function Details({ invoice: { issuer, billTo, meta, terms, createdAt, dueAt } }: { invoice: PublicInvoice }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        Details
      </h2>
      <dl className="mt-4 divide-y border-y">
        <Detail name="From">
          {issuer.name}
          <a href={`mailto:${issuer.email}`} className="block w-fit max-w-full break-words text-link">
            {issuer.email}
          </a>
          <span className="mt-1 block text-sm text-muted-foreground print:hidden">{SENDER_UNCHECKED}</span>
        </Detail>
        <Detail name="Bill to">
          <Person billTo={billTo} />
        </Detail>
        {meta.property && <Detail name="Property">{meta.property}</Detail>}
        <Detail name="Created">
          <LocalTime value={createdAt} isDay />
        </Detail>
        <Detail name="Terms">
          {terms}
          {dueAt && (
            <>
              , due by <LocalTime value={dueAt} isDay zone="UTC" />
            </>
          )}
        </Detail>
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
    <div className="grid gap-x-6 py-3 sm:grid-cols-[9rem_1fr] print:grid-cols-[9rem_1fr] print:py-1.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Services({ items }: { items: InvoiceItem[] }) {
  return (
    <TableScroll folds label="Lines of the invoice">
      <table>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col" className="sm:text-right">
              Quantity
            </th>
            <th scope="col" className="sm:text-right">
              Unit price
            </th>
            <th scope="col" className="sm:text-right">
              Tax
            </th>
            <th scope="col" className="sm:text-right">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <Service key={index} item={item} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Service({ item: { description, qty, unit, taxRate, tax } }: { item: InvoiceItem }) {
  const { netCents, taxCents } = lineAmounts({
    quantity: qty,
    unitCents: toCents(unit),
    taxRateMilli: toMilli(taxRate),
  });
  return (
    <tr>
      <th scope="row" className="font-normal! wrap-anywhere">
        {description}
      </th>
      <td data-label="Quantity" className="sm:text-right">
        {qty.toLocaleString('en-US')}
      </td>
      <td data-label="Unit price" className="sm:text-right">
        {formatMoney(toCents(unit))}
      </td>
      <td data-label="Tax" className="sm:text-right">
        {taxRate} %
      </td>
      <td data-label="Total" className="sm:text-right">
        {formatMoney(netCents + (tax === undefined ? taxCents : toCents(tax)))}
      </td>
    </tr>
  );
}

function Sums({ invoice: { subtotal, tax, total, balance } }: { invoice: PublicInvoice }) {
  return (
    <dl className="mt-5 ml-auto grid w-full max-w-72 grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
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
      <dd className={`text-right tabular-nums ${line}`}>{formatMoney(toCents(dollars))}</dd>
    </>
  );
}
