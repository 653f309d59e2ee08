'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { WhenNear } from '@/components/kit/when-near';
import { Skeleton } from '@/components/ui/skeleton';

const LogStatus = partOnDemand(() =>
  import('@/components/evidence/log-status').then((module) => module.LogStatus),
);

/** The page is made ahead of time; what the log says today is fetched by the browser. */
export function PublishedLog() {
  return (
    <WhenNear waiting={<Skeleton className="h-64" />}>
      <div className="grid min-h-64 content-start gap-6">
        <LogStatus />
      </div>
    </WhenNear>
  );
}
