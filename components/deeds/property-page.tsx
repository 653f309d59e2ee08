'use client';

import { PropertyRecord } from '@/components/deeds/property-record';
import { lockedDeeds } from '@/components/deeds/queries';
import { useRead } from '@/components/kit/use-read';
import { useAccountEvents } from '@/components/session/use-account-events';
import type { LockedDeed } from '@/lib/deeds/schema';

/** One property as the server knew it, and as it is once something changes. */
export function PropertyPage({ initial }: { initial: LockedDeed }) {
  const { data, refetch } = useRead(lockedDeeds());
  useAccountEvents(({ kind }) => {
    if (kind === 'payment') void refetch();
  });

  const deed = data?.find(({ id }) => id === initial.id) ?? initial;
  return <PropertyRecord deed={deed} Heading="h1" />;
}
