import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminHeading } from '@/components/admin/admin-heading';
import { CsvLink } from '@/components/admin/csv-link';
import { EmptyList } from '@/components/admin/empty-list';
import { ListFilter } from '@/components/admin/list-filter';
import { NotaryTable } from '@/components/admin/notary-table';
import { PageLinks } from '@/components/admin/page-links';
import { listBondStates } from '@/lib/catalogue/queries';
import { listNotaries } from '@/lib/notary/queries/profile';
import { dayOf } from '@/lib/notary/rules/eligibility';
import { listNotariesSchema } from '@/lib/notary/schema/profile';
import { now } from '@/lib/platform/clock';
import { listSorts } from '@/lib/platform/list';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/platform/site';

const { title, description, path } = getSitePage('/admin/notaries');

export const metadata: Metadata = { title, description, robots: { index: false } };

type NotariesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NotariesPage({ searchParams }: NotariesPageProps) {
  const { role } = await requireActor(path);
  if (role !== 'admin') notFound();
  const { after, unverified, sort } = listNotariesSchema.safeParse(await searchParams).data ?? {};
  const { notaries, next } = await listNotaries({ after, unverified, sort });
  const filter = { unverified: unverified ? 'true' : undefined, sort };

  return (
    <>
      <AdminHeading
        title={title}
        says="Compare each credential with its paper, then verify. What has lapsed counts as missing."
        action={<CsvLink path="/api/notaries" filter={filter} />}
      />
      <ListFilter
        path={path}
        label="Filter the notaries"
        values={filter}
        choices={[
          {
            name: 'unverified',
            label: 'Verification',
            none: 'All notaries',
            options: [{ value: 'true', label: 'Not verified' }],
          },
          { name: 'sort', label: 'Sort by', options: listSorts },
        ]}
        clearLabel="Show all notaries"
      />
      <div className="mt-5">
        {notaries.length > 0 ? (
          <NotaryTable notaries={notaries} bondStates={listBondStates()} today={dayOf(now())} />
        ) : (
          <EmptyList>
            {unverified
              ? 'Every notary is verified.'
              : 'No notary has an account yet. Whoever signs up as a notary stands here.'}
          </EmptyList>
        )}
      </div>
      <PageLinks label="Pages of notaries" path={path} filter={filter} isFirst={!after} next={next} />
    </>
  );
}
