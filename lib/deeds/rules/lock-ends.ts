import type { LockEnd } from '@/lib/deeds/schema';
import { DEMO_TAKEN_BACK_TITLE } from '@/lib/payments/rules';

const reasons: Record<LockEnd, string> = {
  owner: 'Released by you',
  unpaid: 'Not paid within 7 days',
  expired: 'It reached its end date',
  refund: 'Refunded',
};

/** Why a lock is over, as its owner reads it. */
export function sayLockEnd(reason: LockEnd | null, isDemo: boolean): string {
  return reason === 'refund' && isDemo ? DEMO_TAKEN_BACK_TITLE : reasons[reason ?? 'owner'];
}
