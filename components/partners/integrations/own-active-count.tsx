'use client';

import { useReadPages } from '@/components/kit/use-read-pages';
import { partners } from '@/components/partners/queries';

/** A number that could not be loaded is left out: the list of partners says what is wrong. */
export function OwnActiveCount() {
  const { data, isPending } = useReadPages(partners());
  if (isPending) return <span className="text-muted-foreground">Counting partners</span>;
  if (!data) return null;
  const count = data.pages[0]?.activeCount ?? 0;
  return count === 1 ? '1 active partner' : `${count} active partners`;
}
