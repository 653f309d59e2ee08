'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { WhenNear } from '@/components/kit/when-near';
import type { Header } from '@/components/system/header-comparison';
import { Skeleton } from '@/components/ui/skeleton';

const ReceivedHeaders = partOnDemand(
  () => import('@/components/system/received-headers').then((module) => module.ReceivedHeaders),
  { waiting: <Waiting /> },
);

/** Loaded after the page: the list above it does not wait. */
export function ReceivedPanel({ expected }: { expected: Header[] }) {
  return (
    <div className="needs-script min-h-96">
      <WhenNear waiting={<Waiting />}>
        <ReceivedHeaders expected={expected} />
      </WhenNear>
    </div>
  );
}

function Waiting() {
  return <Skeleton className="h-96" />;
}
