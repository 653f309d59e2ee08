'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

const LogStatus = dynamic(
  () => import('@/components/evidence/log-status').then((module) => module.LogStatus),
  {
    ssr: false,
    loading: () => <Skeleton className="h-64" />,
  },
);

/** The page is made ahead of time; what the log says today is fetched by the browser. */
export function PublishedLog() {
  return (
    <div className="grid min-h-64 content-start gap-6">
      <LogStatus />
    </div>
  );
}
