'use client';

import { useRouter } from 'next/navigation';
import { useAccountEvents } from '@/components/session/use-account-events';

/** The page is read again when the plan changes: after the checkout, in Stripe's portal, in another tab. */
export function PlanRefresh() {
  const router = useRouter();
  useAccountEvents(({ kind }) => {
    if (kind === 'plan' || kind === 'resync') router.refresh();
  });
  return null;
}
