import { PageRefresh } from '@/components/session/page-refresh';
import { AtlasTabs } from '@/components/alerts/atlas/atlas-tabs';
import { OwnAlertLevels, OwnLiveAlerts } from '@/components/alerts/atlas/own-alerts';
import { OwnAnalysis } from '@/components/alerts/atlas/own-analysis';
import { OwnFraudDetection } from '@/components/alerts/atlas/own-fraud';
import { OwnInsights } from '@/components/alerts/atlas/own-insights';
import { OwnAtlasSettings } from '@/components/alerts/atlas/own-settings';
import { PageHeader } from '@/components/shell/page-header';
import { getAlertOverview } from '@/lib/alerts/queries/alert-overview';
import { getAlertWeeks } from '@/lib/alerts/queries/alert-weeks';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getComparisons } from '@/lib/properties/queries/comparisons';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';
import { getScanDesk } from '@/lib/vault/queries/document-scan';
import { documentIdSchema } from '@/lib/vault/schema/documents';

const path = '/atlas-ai';
const { title } = getSitePage(path);

/** `/atlas-ai` for whoever is signed in: what can be counted and read of their own. */
export const metadata = pageMetadata(path);

type OwnAtlasProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OwnAtlasPage({ searchParams }: OwnAtlasProps) {
  const { document } = await searchParams;
  const chosen = documentIdSchema.safeParse({ id: document }).data?.id;
  const actor = await requireActor(path);
  const [desk, comparisons, overview, weeks] = await Promise.all([
    orNotFound(getScanDesk(actor, chosen)),
    getComparisons(actor),
    getAlertOverview(actor),
    getAlertWeeks(actor),
  ]);

  return (
    <div data-product="deedguard" className="page">
      <PageRefresh on="alert" />
      <PageHeader title={title}>
        <p>What is counted of your alerts and recordings, and what rules of ours see in your PDFs.</p>
      </PageHeader>
      <div className="mt-6">
        <AtlasTabs
          panels={{
            analysis: <OwnAnalysis desk={desk} path={path} />,
            'fraud-detection': <OwnFraudDetection comparisons={comparisons} />,
            'realtime-alerts': <OwnLiveAlerts overview={overview} />,
            alerts: <OwnAlertLevels overview={overview} />,
            insights: <OwnInsights weeks={weeks} />,
            settings: <OwnAtlasSettings />,
          }}
        />
      </div>
    </div>
  );
}
