import type { Metadata } from 'next';
import Link from 'next/link';
import { AdminHeading } from '@/components/admin/admin-heading';
import { addressOf, PageLinks } from '@/components/admin/page-links';
import { WaitlistFilter } from '@/components/admin/waitlist-filter';
import { WaitlistTable } from '@/components/admin/waitlist-table';
import { buttonVariants } from '@/components/ui/button';
import { states } from '@/lib/catalogue/content/states';
import { countWaitlist, listWaitlist } from '@/lib/partners/queries/waitlist';
import { waitlistQuerySchema } from '@/lib/partners/schema/waitlist';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/platform/site';

const { title, description, path } = getSitePage('/admin/waitlist');

export const metadata: Metadata = { title, description, robots: { index: false } };

type WaitlistPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WaitlistPage({ searchParams }: WaitlistPageProps) {
  const actor = await requireActor(path);
  const { after, state, experience } = waitlistQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { state, experience };
  const [{ entries, next }, count] = await orNotFound(
    Promise.all([listWaitlist(actor, { ...filter, after }), countWaitlist(actor, filter)]),
  );

  return (
    <>
      <AdminHeading
        title={title}
        says={`${count.toLocaleString('en-US')} ${count === 1 ? 'notary' : 'notaries'}, newest first`}
        action={
          count > 0 && (
            <a
              href={addressOf('/api/waitlist', { format: 'csv', ...filter })}
              download
              className={buttonVariants({ variant: 'outline' })}
            >
              Download CSV
            </a>
          )
        }
      />
      <WaitlistFilter path={path} filter={filter} stateNames={states.map(({ name }) => name)} />
      <div className="mt-5">
        {entries.length > 0 ? (
          <WaitlistTable entries={entries} />
        ) : (
          <Nobody isFiltered={Boolean(state || experience)} />
        )}
      </div>
      <PageLinks label="Pages of the waitlist" path={path} filter={filter} isFirst={!after} next={next} />
    </>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <p className="rounded-md border p-5">Nobody on the waitlist fits this filter.</p>;
  return (
    <p className="rounded-md border p-5">
      Nobody is here yet. Whoever sends the form on{' '}
      <Link href="/notary-waitlist" prefetch={false} className="text-link">
        the page of the waitlist
      </Link>{' '}
      stands here from then on.
    </p>
  );
}
