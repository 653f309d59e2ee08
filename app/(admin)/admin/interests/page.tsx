import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { InterestTable } from '@/components/admin/interest-table';
import { countInterests, listInterests } from '@/lib/partners/queries/interests';
import { earlierTopics, interestTopics } from '@/lib/partners/rules/interest-topics';
import { interestsQuerySchema } from '@/lib/partners/schema/interests';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

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
    <AdminList
      title={title}
      path={path}
      says={`${formatNumber(count)} ${count === 1 ? 'message' : 'messages'}`}
      noun="interests"
      csvPath="/api/interests"
      filter={filter}
      choices={[
        { name: 'topic', label: 'About', none: 'Everything', options: [...interestTopics, ...earlierTopics] },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show everything"
      isFirst={!after}
      next={next}
    >
      {interests.length > 0 ? (
        <InterestTable interests={interests} />
      ) : (
        <EmptyList>
          {topic
            ? 'Nobody has written about this.'
            : 'Nobody has written yet. Messages to us will appear here.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
