import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { CaseTable } from '@/components/admin/case-table';
import { EmptyList } from '@/components/admin/empty-list';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { countCases, listCases } from '@/lib/support/queries';
import { supportTopics } from '@/lib/support/rules/topics';
import { supportCasesQuerySchema } from '@/lib/support/schema';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/cases');

export const metadata: Metadata = { title, description, robots: { index: false } };

type CasesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CasesPage({ searchParams }: CasesPageProps) {
  const actor = await requireActor(path);
  const { after, topic, status, sort } = supportCasesQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { topic, status, sort };
  const [{ cases, next }, count] = await orNotFound(
    Promise.all([listCases(actor, { ...filter, after }), countCases(actor, filter)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${formatNumber(count)} ${count === 1 ? 'message' : 'messages'}. Answer by email, then close the case.`}
      noun="cases"
      csvPath="/api/contact"
      filter={filter}
      choices={[
        {
          name: 'status',
          label: 'Status',
          none: 'Open and closed',
          options: [
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ],
        },
        { name: 'topic', label: 'About', none: 'Everything', options: supportTopics },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show all cases"
      isFirst={!after}
      next={next}
    >
      {cases.length > 0 ? (
        <CaseTable cases={cases} />
      ) : (
        <EmptyList>
          {topic || status
            ? 'No cases match this filter.'
            : 'Nobody has written yet. Messages to us will appear here.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
