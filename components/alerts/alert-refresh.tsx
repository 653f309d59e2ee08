'use client';

import { useRouter } from 'next/navigation';
import { useAccountEvents } from '@/components/session/use-account-events';

type AlertRefreshProps = {
  /** of the page of one alert; a list changes with each */
  id?: string;
};

/** The page is read again when an alert is raised or changes: in another tab, by a job, by somebody else. */
export function AlertRefresh({ id }: AlertRefreshProps) {
  const router = useRouter();
  useAccountEvents((event) => {
    const isAbout = event.kind === 'alert' && (!id || event.id === id);
    if (isAbout || event.kind === 'resync') router.refresh();
  });
  return null;
}
