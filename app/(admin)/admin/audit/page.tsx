import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { AuditTable } from '@/components/admin/audit-table';
import { EmptyList } from '@/components/admin/empty-list';
import { countAudit, listAudit } from '@/lib/audit/queries';
import { AUDIT_DAYS, AUDIT_ROWS, auditKinds, auditQuerySchema, auditSorts } from '@/lib/audit/schema';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/audit');

export const metadata: Metadata = { title, description, robots: { index: false } };

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: AuditPageProps) {
  const actor = await requireActor(path);
  const read = auditQuerySchema.safeParse(await searchParams);
  const { after, format: _, ...filter } = read.data ?? {};
  const [{ events, next }, count] = await orNotFound(
    Promise.all([listAudit(actor, { ...filter, after }), countAudit(actor, filter)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${countText(count)}${isOfLastDays(filter) ? ` in the last ${AUDIT_DAYS} days` : ''}`}
      noun="audit trail"
      csvPath="/api/audit"
      filter={filter}
      search="Email or id"
      choices={[
        { name: 'kind', label: 'Kind', none: 'All kinds', options: auditKinds },
        { name: 'sort', label: 'Sort by', options: auditSorts },
      ]}
      dates={[
        { name: 'from', label: 'From (UTC)' },
        { name: 'to', label: 'To (UTC)' },
      ]}
      clearLabel="Show all kinds"
      isFirst={!after}
      next={next}
    >
      {!read.success && (
        <p role="alert" className="mb-4 text-destructive">
          We couldn’t read this filter. Please choose days from the calendar, and paste whole ids.
        </p>
      )}
      {events.length > 0 ? (
        <AuditTable events={events} />
      ) : (
        <EmptyList>No events match this filter.</EmptyList>
      )}
    </AdminList>
  );
}

type Filter = { search?: string; actor?: string; subject?: string; from?: string; to?: string };

function isOfLastDays({ search, actor, subject, from, to }: Filter): boolean {
  return !(search ?? actor ?? subject ?? from ?? to);
}

function countText(count: number): string {
  if (count > AUDIT_ROWS) return `More than ${formatNumber(AUDIT_ROWS)} events`;
  return `${formatNumber(count)} ${count === 1 ? 'event' : 'events'}`;
}
