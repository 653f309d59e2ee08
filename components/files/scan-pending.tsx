'use client';

import { useRouter } from 'next/navigation';
import { useAccountEvents } from '@/components/session/use-account-events';

/** In place of the results until our rules have looked; then the page is read again. */
export function ScanPending() {
  const router = useRouter();
  useAccountEvents(({ kind }) => {
    if (kind === 'document' || kind === 'resync') router.refresh();
  });
  return (
    <p className="mt-3 text-[0.9375rem] leading-6">
      It is stored. The results appear here within some minutes.
    </p>
  );
}
