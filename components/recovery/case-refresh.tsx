'use client';

import { useRouter } from 'next/navigation';
import { useAccountEvents } from '@/components/session/use-account-events';

/** The page is read again when the emails have gone out, and when an admin closes the case. */
export function CaseRefresh() {
  const router = useRouter();
  useAccountEvents(({ kind }) => {
    if (kind === 'fraud-case' || kind === 'resync') router.refresh();
  });
  return null;
}
