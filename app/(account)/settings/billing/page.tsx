import type { Metadata } from 'next';
import Link from 'next/link';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { CsvLink } from '@/components/admin/csv-link';
import { EmptyState } from '@/components/kit/empty-state';
import { ListFilter } from '@/components/kit/list-filter';
import { addressOf, PageLinks } from '@/components/admin/page-links';
import { PaymentTable } from '@/components/billing/payment-table';
import { NextSteps } from '@/components/home/next-steps';
import { buttonVariants } from '@/components/ui/button';
import { listBilling, listBillingYears } from '@/lib/billing/queries';
import { billingQuerySchema } from '@/lib/billing/schema';
import { listDue } from '@/lib/home/queries';
import { now } from '@/lib/platform/clock';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/billing');

export const metadata: Metadata = { title, description, robots: { index: false } };

type BillingPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BillingPage({ searchParams }: BillingPageProps) {
  const { year, after } = billingQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { year: year?.toString() };
  const actor = await requireActor(addressOf(path, filter));
  const [{ payments, next }, years, due] = await Promise.all([
    listBilling(actor, { year, after }),
    listBillingYears(actor),
    listDue(actor),
  ]);

  return (
    <GuardsFrame
      title={title}
      lead={actor.role === 'notary' ? <Lead /> : 'What you paid and what is due, with receipts.'}
      path={path}
      isWide
    >
      {due.length > 0 && <NextSteps title="Due" steps={due} now={now().toISOString()} />}
      <section aria-labelledby="payments">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="payments">Payments</h2>
          {years.length > 0 && <CsvLink path="/api/billing" filter={filter} />}
        </div>
        {(years.length > 1 || year) && <YearFilter years={years} filter={filter} />}
        {payments.length > 0 ? (
          <div className="mt-5">
            <PaymentTable payments={payments} />
          </div>
        ) : years.length > 0 ? (
          <p className="mt-3 border-y py-5 text-muted-foreground">Choose another year.</p>
        ) : (
          <EmptyState title="No payments yet" says="Your payments will appear here.">
            <Link
              href="/deedguard-protection"
              prefetch={false}
              className={buttonVariants({ variant: 'outline', className: 'max-sm:min-h-11' })}
            >
              Protect a property
            </Link>
          </EmptyState>
        )}
        <PageLinks label="Pages of payments" path={path} filter={filter} isFirst={!after} next={next} />
      </section>
    </GuardsFrame>
  );
}

function Lead() {
  return (
    <>
      What you paid and what is due, with receipts. What you earn is under{' '}
      <Link href="/dashboard/notary/earnings" prefetch={false} className="text-link">
        Earnings
      </Link>
      .
    </>
  );
}

function YearFilter({ years, filter }: { years: number[]; filter: Record<string, string | undefined> }) {
  return (
    <ListFilter
      path={path}
      label="Filter the payments"
      values={filter}
      choices={[
        {
          name: 'year',
          label: 'Year',
          none: 'All years',
          options: years.map((year) => ({ value: String(year), label: String(year) })),
        },
      ]}
      clearLabel="Show all"
    />
  );
}
