import type { LockEnd } from '@/lib/deeds/schema';

/** Why a lock is over, as its owner reads it. */
export const lockEndReasons: Record<LockEnd, string> = {
  owner: 'Released by you',
  unpaid: 'Not paid within 7 days',
  expired: 'Its end date came',
  refund: 'Refunded',
};
