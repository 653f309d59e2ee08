'use client';

import dynamic from 'next/dynamic';
import { WhenNear } from '@/components/kit/when-near';
import { Skeleton } from '@/components/ui/skeleton';

const Waiting = () => <Skeleton className="h-64" />;

const LogStatus = dynamic(
  () => import('@/components/evidence/log-status').then((module) => module.LogStatus),
  { ssr: false, loading: Waiting },
);

/** The page is made ahead of time; what the log says today is fetched by the browser. */
export function PublishedLog() {
  return (
    <WhenNear waiting={<Waiting />}>
      <div className="grid min-h-64 content-start gap-6">
        <LogStatus />
      </div>
    </WhenNear>
  );
}
