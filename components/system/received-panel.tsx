'use client';

import dynamic from 'next/dynamic';
import type { Header } from '@/components/system/header-comparison';
import { Skeleton } from '@/components/ui/skeleton';

const ReceivedHeaders = dynamic(
  () => import('@/components/system/received-headers').then((module) => module.ReceivedHeaders),
  { ssr: false, loading: () => <Skeleton className="h-96" /> },
);

/** Loaded after the page: the list above it does not wait. */
export function ReceivedPanel({ expected }: { expected: Header[] }) {
  return (
    <div className="needs-script min-h-96">
      <ReceivedHeaders expected={expected} />
    </div>
  );
}
