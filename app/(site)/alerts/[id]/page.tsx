import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AlertRecord } from '@/components/alerts/alert-record';
import { Investigate } from '@/components/alerts/fraud-report';
import { toReported } from '@/components/alerts/reported-alert';
import { RelativeTime } from '@/components/kit/relative-time';
import { SampleData } from '@/components/session/sample-data';
import { PageHeader } from '@/components/shell/page-header';
import { now } from '@/lib/platform/clock';
import { findSampleAlert } from '@/lib/samples/alerts';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/alerts/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

/** For visitors: one of the samples. Whatever else they ask for is somebody's own, if there is such a thing at all. */
export default async function SampleAlertPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const at = now();
  const alert = findSampleAlert(id, at.getTime());
  if (!alert) redirect(`/login?callbackUrl=${encodeURIComponent(`/alerts/${id}`)}`);

  return (
    <div data-product="deedguard" className="page py-10 sm:py-14">
      <p className="mb-4">
        <Link href="/security/alerts" prefetch={false} className="text-link">
          All alerts
        </Link>
      </p>
      <PageHeader title={alert.title} section={title} />
      <div className="mt-8 max-w-4xl">
        <SampleData says="With an account you see the alerts for your own properties here.">
          <AlertRecord
            alert={alert}
            sayTime={(value) => <RelativeTime value={value} now={at.toISOString()} />}
          >
            {alert.status !== 'resolved' && (
              <div className="needs-script">
                <Investigate alert={toReported(alert, true)} />
              </div>
            )}
          </AlertRecord>
        </SampleData>
      </div>
    </div>
  );
}
