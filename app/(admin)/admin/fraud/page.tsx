import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { FraudTable } from '@/components/admin/fraud-table';
import { countFraudCases, listFraudCases } from '@/lib/fraud/queries/cases';
import { fraudCasesQuerySchema } from '@/lib/fraud/schema';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/fraud');

export const metadata: Metadata = { title, description, robots: { index: false } };

const statusOptions = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];
const severityOptions = [
  { value: 'CRITICAL', label: 'Critical' },
  { value: 'HIGH', label: 'High' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LOW', label: 'Low' },
];

type FraudPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function FraudPage({ searchParams }: FraudPageProps) {
  const actor = await requireActor(path);
  const { after, severity, status, sort } = fraudCasesQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { severity, status, sort };
  const [{ cases, next }, count] = await orNotFound(
    Promise.all([listFraudCases(actor, { ...filter, after }), countFraudCases(actor, filter)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${formatNumber(count)} ${count === 1 ? 'report' : 'reports'}. Answer, then close the case with a short note.`}
      noun="fraud cases"
      csvPath="/api/fraud/cases"
      filter={filter}
      choices={[
        { name: 'status', label: 'Status', none: 'Open and closed', options: statusOptions },
        { name: 'severity', label: 'Urgency', none: 'Any urgency', options: severityOptions },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show all fraud cases"
      isFirst={!after}
      next={next}
    >
      {cases.length > 0 ? (
        <FraudTable cases={cases} />
      ) : (
        <EmptyList>
          {severity || status
            ? 'No fraud cases match this filter.'
            : 'Nobody has reported fraud yet. Reports will appear here.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
