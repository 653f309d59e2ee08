import type { Metadata } from 'next';
import { AbuseDays } from '@/components/admin/abuse-days';
import { AbusePatterns } from '@/components/admin/abuse-patterns';
import { AbuseTable } from '@/components/admin/abuse-table';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { countAbuseByDay, listAbuse } from '@/lib/abuse/queries/counts';
import { listPatterns } from '@/lib/abuse/queries/patterns';
import { dayBefore } from '@/lib/abuse/rules/days';
import { shownTitle } from '@/lib/abuse/rules/words';
import { abuseKinds, abuseQuerySchema, abuseSorts } from '@/lib/abuse/schema';
import { now } from '@/lib/platform/clock';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/admin/abuse');
const DAYS_SHOWN = 14;

export const metadata: Metadata = { title, description, robots: { index: false } };

type AbusePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AbusePage({ searchParams }: AbusePageProps) {
  const actor = await requireActor(path);
  const { after, kind, day, sort } = abuseQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { kind, day, sort };
  const since = dayBefore(now(), DAYS_SHOWN - 1);
  const [{ counts, next }, days, patterns] = await orNotFound(
    Promise.all([
      listAbuse(actor, { ...filter, after }),
      countAbuseByDay(actor, since),
      listPatterns(actor, since),
    ]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says="What was limited, locked, refused or stopped, by day (UTC). It is kept for 90 days."
      noun="counts"
      csvPath="/api/abuse"
      filter={filter}
      listTitle={shownTitle({ kind, day })}
      intro={
        <>
          <AbusePatterns patterns={patterns} />
          <AbuseDays days={days} />
        </>
      }
      choices={[
        { name: 'kind', label: 'Kind', none: 'All kinds', options: abuseKinds },
        {
          name: 'day',
          label: 'Day',
          none: 'All days',
          options: days.map((each) => ({ value: each.day, label: each.day })),
        },
        { name: 'sort', label: 'Sort by', options: abuseSorts },
      ]}
      clearLabel="Show everything"
      isFirst={!after}
      next={next}
    >
      {counts.length > 0 ? (
        <AbuseTable counts={counts} />
      ) : (
        <EmptyList>
          {kind || day
            ? 'Nothing matches this filter.'
            : 'Nothing has been limited, locked, refused or stopped.'}
        </EmptyList>
      )}
    </AdminList>
  );
}
