'use client';

import { lastSeen, type LastSeen } from '@/components/notary/visit/tracking/last-seen';
import { useNow } from '@/components/kit/use-now';
import type { Tracking } from '@/lib/notary/schema/tracking';

const LOOK_EVERY_MS = 10_000;

/** How old the place is that is shown, as time goes on; null while none is. */
export function useLastSeen(tracking: Tracking | null): LastSeen | null {
  const at = tracking?.position?.at;
  const now = useNow(LOOK_EVERY_MS, 0);
  return at ? lastSeen(at, now) : null;
}
