'use client';

import { useRouter } from 'next/navigation';
import { useAccountEvents, type AccountEvent } from '@/components/session/use-account-events';

type PageRefreshProps = {
  on: AccountEvent['kind'];
  /** the one thing that the page shows; a list changes with each */
  about?: string;
};

/** The page is read again when something of this kind changes: in another tab, by a job, by somebody else. */
export function PageRefresh({ on, about }: PageRefreshProps) {
  const router = useRouter();
  useAccountEvents(({ kind, id }) => {
    const isAbout = kind === on && (!about || id === about);
    if (isAbout || kind === 'resync') router.refresh();
  });
  return null;
}
