import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { InvoiceTable } from '@/components/admin/invoice-table';
import { listAllInvoices } from '@/lib/invoices/queries/all-invoices';
import { countInvoices } from '@/lib/invoices/queries/invoices';
import { statusLabels } from '@/lib/invoices/rules/statuses';
import { allInvoicesSchema, invoiceSorts } from '@/lib/invoices/schema';
import { formatMoney } from '@/lib/values/money';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/admin/invoices');

export const metadata: Metadata = { title, description, robots: { index: false } };

type InvoicesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const statuses = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

export default async function InvoicesPage({ searchParams }: InvoicesPageProps) {
  const actor = await requireActor(path);
  const { after, status, search, sort } = allInvoicesSchema.safeParse(await searchParams).data ?? {};
  const filter = { status, search, sort };
  const [{ invoices, next }, { sent, paid }] = await orNotFound(
    Promise.all([listAllInvoices(actor, { ...filter, after }), countInvoices(actor, {})]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${formatMoney(sent.totalCents)} open on ${sent.count} sent, ${formatMoney(paid.totalCents)} paid on ${paid.count}`}
      noun="invoices"
      csvPath="/api/invoices/all"
      filter={filter}
      search="Number, name, company, email or property"
      choices={[
        { name: 'status', label: 'Status', none: 'All', options: statuses },
        { name: 'sort', label: 'Sort by', options: invoiceSorts },
      ]}
      clearLabel="Show all invoices"
      isFirst={!after}
      next={next}
    >
      {invoices.length > 0 ? (
        <InvoiceTable invoices={invoices} />
      ) : (
        <EmptyList>
          {status || search
            ? 'No invoices match this filter.'
            : 'No invoices yet. Any account can create one, and it will appear here.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
