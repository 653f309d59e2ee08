import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { ApplicationTable } from '@/components/admin/application-table';
import { EmptyList } from '@/components/admin/empty-list';
import { countApplications, listApplications } from '@/lib/partners/queries/applications';
import { applicationForms, applicationStatuses } from '@/lib/partners/rules/applications';
import { applicationsQuerySchema } from '@/lib/partners/schema/applications';
import { sendsMail } from '@/lib/platform/env';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/admin/applications');

export const metadata: Metadata = { title, description, robots: { index: false } };

type ApplicationsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ApplicationsPage({ searchParams }: ApplicationsPageProps) {
  const actor = await requireActor(path);
  const { after, status, form, search, sort } =
    applicationsQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { status, form, search, sort };
  const [{ applications, next }, counts] = await orNotFound(
    Promise.all([listApplications(actor, { ...filter, after }), countApplications(actor)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${counts.pending} waiting, ${counts.approved} approved, ${counts.declined} declined`}
      noun="applications"
      csvPath="/api/partners/applications"
      filter={filter}
      search="Company, name or email"
      choices={[
        { name: 'status', label: 'Answer', none: 'All', options: applicationStatuses },
        { name: 'form', label: 'Form', none: 'Both', options: applicationForms },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show all applications"
      isFirst={!after}
      next={next}
    >
      {applications.length > 0 ? (
        <ApplicationTable applications={applications} sendsMail={sendsMail()} />
      ) : (
        <EmptyList>
          {status || form || search
            ? 'No applications match this filter.'
            : 'Nobody has applied yet. Applications from the partner portal and the partnerships page will appear here.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
