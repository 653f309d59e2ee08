'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { PropertyRecord } from '@/components/deeds/property-record';
import { lockedDeeds } from '@/components/deeds/queries';
import { useRead } from '@/components/kit/use-read';
import { useAccountEvents } from '@/components/session/use-account-events';
import type { LockedDeed } from '@/lib/deeds/schema';

/** One property as the server knew it, and as it is once something changes; then the history around it is read again too. */
export function PropertyPage({ initial, children }: { initial: LockedDeed; children: ReactNode }) {
  const router = useRouter();
  const { data, refetch } = useRead(lockedDeeds());
  useAccountEvents(({ kind }) => {
    if (kind === 'payment') void refetch();
  });

  const deed = data?.find(({ id }) => id === initial.id) ?? initial;
  const isChanged = deed.status !== initial.status || deed.contested !== initial.contested;
  useEffect(() => {
    if (isChanged) router.refresh();
  }, [isChanged, router]);

  return (
    <PropertyRecord deed={deed} Heading="h1">
      {children}
    </PropertyRecord>
  );
}
