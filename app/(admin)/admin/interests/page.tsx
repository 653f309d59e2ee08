import type { Metadata } from 'next';
import { AdminHeading } from '@/components/admin/admin-heading';
import { CsvLink } from '@/components/admin/csv-link';
import { EmptyList } from '@/components/admin/empty-list';
import { InterestTable } from '@/components/admin/interest-table';
import { ListFilter } from '@/components/admin/list-filter';
import { PageLinks } from '@/components/admin/page-links';
import { countInterests, listInterests } from '@/lib/partners/queries/interests';
import { interestTopics } from '@/lib/partners/rules/interest-topics';
import { interestsQuerySchema } from '@/lib/partners/schema/interests';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/platform/site';

const { title, description, path } = getSitePage('/admin/interests');

export const metadata: Metadata = { title, description, robots: { index: false } };

type InterestsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function InterestsPage({ searchParams }: InterestsPageProps) {
  const actor = await requireActor(path);
  const { after, topic, sort } = interestsQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { topic, sort };
  const [{ interests, next }, count] = await orNotFound(
    Promise.all([listInterests(actor, { ...filter, after }), countInterests(actor, filter)]),
  );

  return (
    <>
      <AdminHeading
        title={title}
        says={`${count.toLocaleString('en-US')} ${count === 1 ? 'message' : 'messages'}`}
        action={<CsvLink path="/api/interests" filter={filter} />}
      />
      <ListFilter
        path={path}
        label="Filter the interests"
        values={filter}
        choices={[
          { name: 'topic', label: 'About', none: 'Everything', options: interestTopics },
          { name: 'sort', label: 'Sort by', options: listSorts },
        ]}
        clearLabel="Show everything"
      />
      <div className="mt-5">
        {interests.length > 0 ? (
          <InterestTable interests={interests} />
        ) : (
          <EmptyList>
            {topic
              ? 'Nobody has written about this.'
              : 'Nobody has written yet. What is sent to us stands here.'}
          </EmptyList>
        )}
      </div>
      <PageLinks label="Pages of interests" path={path} filter={filter} isFirst={!after} next={next} />
    </>
  );
}
