import type { Metadata } from 'next';
import { addressOf, PageLinks } from '@/components/admin/page-links';
import { BillsPart } from '@/components/invoices/bills-part';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceFilter } from '@/components/invoices/list/invoice-filter';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { NoInvoices } from '@/components/invoices/list/no-invoices';
import { AddressNotice } from '@/components/session/address-notice';
import { PageHeader } from '@/components/shell/page-header';
import { getAddressStanding } from '@/lib/accounts/queries/addresses';
import { listBills } from '@/lib/invoices/queries/bills';
import { countInvoices, listInvoices } from '@/lib/invoices/queries/invoices';
import { getOwnInvoice } from '@/lib/invoices/queries/own-invoice';
import {
  billsQuerySchema,
  invoiceIdSchema,
  listInvoicesSchema,
  type InvoiceFilter as Filter,
} from '@/lib/invoices/schema';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { sendsMail } from '@/lib/platform/env';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/invoices');

export const metadata: Metadata = { title, description, robots: { index: false } };

type InvoicesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function InvoicesPage({ searchParams }: InvoicesPageProps) {
  const { after, ...filter } = listInvoicesSchema.safeParse(await searchParams).data ?? {};
  const { billsAfter, paidAfter, duplicate } = await searchParams;
  const { after: olderThan } = billsQuerySchema.safeParse({ after: billsAfter }).data ?? {};
  const { after: paidBefore } = billsQuerySchema.safeParse({ after: paidAfter }).data ?? {};
  const actor = await requireActor(addressOf(path, filter));
  const isAdmin = actor.role === 'admin';
  const isNotary = actor.role === 'notary';
  const [{ invoices, next }, counts, bills, paid, standing] = await orNotFound(
    // Counting those of every account would read the whole table.
    Promise.all([
      listInvoices(actor, { ...filter, after }),
      isAdmin ? null : countInvoices(actor, { search: filter.search }),
      listBills(actor, { status: 'sent', after: olderThan }),
      listBills(actor, { status: 'paid', after: paidBefore }),
      getAddressStanding(actor),
    ]),
  );
  const isFiltered = Boolean(filter.status || filter.search);
  const isFirst = !after;

  return (
    <div data-product="guardsign" className="page">
      <PageHeader title={title}>
        <p>Create an invoice, send it by email or share its link, and see here when it is paid.</p>
      </PageHeader>
      <AddressNotice
        standing={standing}
        need="Once it is, you can send invoices by email, and others can open their links."
      />
      {bills.bills.length > 0 && (
        <BillsPart
          status="sent"
          bills={bills.bills}
          olderAt={bills.next && addressOf(path, { ...filter, after, billsAfter: bills.next })}
        />
      )}
      <InvoiceDesk
        accountId={actor.id}
        isNotary={isNotary}
        copyOf={await findCopied(actor, duplicate)}
        startsWithForm={
          isNotary && !isFiltered && invoices.length + bills.bills.length + paid.bills.length === 0
        }
        newestAt={isFirst && !isFiltered ? null : path}
      >
        <section aria-labelledby="your-invoices" className="mt-12">
          <h2 id="your-invoices" className="text-2xl">
            {isAdmin ? 'Invoices from every account' : 'Your invoices'}
          </h2>
          {(invoices.length > 0 || isFiltered || !isFirst) && (
            <InvoiceFilter path={path} filter={filter} hrefs={hrefsOf(filter)} counts={counts} />
          )}
          <p role="status" className="sr-only">
            {invoices.length === 1 ? '1 invoice is shown' : `${invoices.length} invoices are shown`}
          </p>
          <div className="mt-5">
            {invoices.length > 0 ? (
              <InvoiceTable
                invoices={invoices}
                now={now().toISOString()}
                viewer={{ isAdmin, mailsGoOut: sendsMail() }}
              />
            ) : (
              <NoInvoices path={path} isFiltered={isFiltered} />
            )}
          </div>
          <PageLinks label="Pages of invoices" path={path} filter={filter} isFirst={isFirst} next={next} />
        </section>
      </InvoiceDesk>
      {paid.bills.length > 0 && (
        <BillsPart
          status="paid"
          bills={paid.bills}
          olderAt={paid.next && addressOf(path, { ...filter, after, paidAfter: paid.next })}
        />
      )}
    </div>
  );
}

/** The invoice whose page sent somebody here to make another one of it. Of a visit that is void alone. */
async function findCopied(actor: Actor, wanted: unknown) {
  const { data } = invoiceIdSchema.safeParse({ id: wanted });
  const found = data && (await getOwnInvoice(actor, data.id).catch(() => null));
  if (!found) return null;
  const { id, requestId } = found.invoice;
  return { id, requestId: actor.role === 'admin' ? null : requestId };
}

/** A search stays when another state is chosen. */
function hrefsOf({ search }: Filter) {
  const at = (status?: Filter['status']) => addressOf(path, { status, search });
  return { all: at(), draft: at('draft'), sent: at('sent'), paid: at('paid'), void: at('void') };
}
