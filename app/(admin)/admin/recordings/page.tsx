import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { ImportDesk } from '@/components/admin/recordings/import-desk';
import { ImportReportSection } from '@/components/admin/recordings/import-report-section';
import { ImportTable } from '@/components/admin/recordings/import-table';
import { RefreshWhileRunning } from '@/components/admin/recordings/refresh-while-running';
import { countiesOf } from '@/lib/catalog/content/counties';
import { states } from '@/lib/catalog/content/states';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { countImports, getImportReport, listImports } from '@/lib/properties/queries/import-list';
import { importsQuerySchema, recordingImportIdSchema } from '@/lib/properties/schema/recordings';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/recordings');

export const metadata: Metadata = { title, description, robots: { index: false } };

const statusOptions = [
  { value: 'running', label: 'Running' },
  { value: 'done', label: 'Done' },
  { value: 'failed', label: 'Failed' },
];

type RecordingsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RecordingsPage({ searchParams }: RecordingsPageProps) {
  const actor = await requireActor(path);
  const asked = await searchParams;
  const { after, status, sort } = importsQuerySchema.safeParse(asked).data ?? {};
  const filter = { status, sort };
  const chosen = recordingImportIdSchema.safeParse({ id: asked.import }).data;
  const [{ imports, next }, count, report] = await orNotFound(
    Promise.all([
      listImports(actor, { ...filter, after }),
      countImports(actor, filter),
      chosen ? getImportReport(actor, chosen.id) : null,
    ]),
  );
  const isRunning = [...imports, ...(report ? [report] : [])].some((each) => each.status === 'running');

  return (
    <>
      {isRunning && <RefreshWhileRunning />}
      <AdminList
        title={title}
        path={path}
        says="What counties recorded, as their files tell it. The same file or row twice changes nothing."
        noun="imports"
        csvPath="/api/recordings/imports"
        filter={filter}
        listTitle={`${formatNumber(count)} ${count === 1 ? 'import' : 'imports'}`}
        intro={report ? <ImportReportSection report={report} /> : <ImportDesk states={listCounties()} />}
        choices={[
          { name: 'status', label: 'Status', none: 'Any status', options: statusOptions },
          { name: 'sort', label: 'Sort by', options: listSorts },
        ]}
        clearLabel="Show all imports"
        isFirst={!after}
        next={next}
      >
        {imports.length > 0 ? (
          <ImportTable imports={imports} />
        ) : (
          <EmptyList>
            {status
              ? 'No imports match this filter.'
              : 'No index has come in yet. Imports of uploads, of the watched folder and of commands will appear here.'}
          </EmptyList>
        )}
      </AdminList>
    </>
  );
}

function listCounties() {
  return states.map(({ code, name, fips }) => ({
    code,
    name,
    counties: countiesOf(fips).map((county): [string, string] => [county.fips, county.name]),
  }));
}
