import Link from 'next/link';
import { ListFilter } from '@/components/kit/list-filter';
import { PageLinks } from '@/components/admin/page-links';
import { AlertCounts } from '@/components/alerts/alert-counts';
import { AlertList } from '@/components/alerts/alert-list';
import { PageRefresh } from '@/components/session/page-refresh';
import { AllClear } from '@/components/alerts/all-clear';
import { PageHeader } from '@/components/shell/page-header';
import { levelWords, statusWords } from '@/lib/alerts/content/alert-words';
import { countAlerts, listAlerts } from '@/lib/alerts/queries/alerts';
import { alertLevels, alertStatuses } from '@/lib/alerts/schema/alerts';
import { listAlertsSchema } from '@/lib/alerts/schema/requests';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { pageMetadata } from '@/lib/site/page-metadata';

/** `/alerts` for whoever is signed in. */
export const metadata = pageMetadata('/security/alerts');

const PATH = '/alerts';

type OwnAlertsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OwnAlertsPage({ searchParams }: OwnAlertsProps) {
  const { after, ...filter } = listAlertsSchema.safeParse(await searchParams).data ?? {};
  const actor = await requireActor(PATH);
  const [{ alerts, next }, counts] = await orNotFound(
    Promise.all([listAlerts(actor, { ...filter, after }), countAlerts(actor)]),
  );

  return (
    <div data-product="deedguard" className="page">
      <PageRefresh on="alert" />
      <PageHeader title="Security alerts" />
      <div className="mt-6 grid gap-6">
        <div className="grid gap-3">
          <AlertCounts counts={counts} />
          <p>
            <Link href="/atlas-ai#insights" prefetch={false} className="text-link">
              Your alerts over time
            </Link>
          </p>
        </div>
        {counts.total === 0 ? (
          <AllClear />
        ) : (
          <div>
            <ListFilter
              path={PATH}
              label="Filter alerts"
              values={filter}
              choices={choices}
              clearLabel="Show all alerts"
            />
            <div className="mt-5">
              {alerts.length === 0 ? (
                <p className="border-y py-8 text-muted-foreground">No alert matches these filters.</p>
              ) : (
                <AlertList alerts={alerts} />
              )}
              <PageLinks label="Pages of alerts" path={PATH} filter={filter} isFirst={!after} next={next} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

const choices = [
  {
    name: 'level',
    label: 'Level',
    none: 'Any level',
    options: alertLevels.map((level) => ({ value: level, label: levelWords[level].label })),
  },
  {
    name: 'status',
    label: 'Status',
    none: 'Any status',
    options: alertStatuses.map((status) => ({ value: status, label: statusWords[status] })),
  },
];
