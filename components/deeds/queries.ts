import { queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import type { LockEvidence } from '@/lib/claims/schema';
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import type { LockedDeed } from '@/lib/deeds/schema';
import { PAYMENTS_URL } from '@/lib/payments/rules';
import type { PaymentView } from '@/lib/payments/schema';

export const lockedDeeds = () => queryOptions<LockedDeed[]>({ queryKey: [DEEDS_URL] });

export const lockEvidence = (lockId: string) =>
  queryOptions<LockEvidence[]>({ queryKey: [DEEDS_URL, lockId, 'evidence'], staleTime: 0 });

/** What was paid, with what may still go back: one read for all cards. */
export const ownPayments = () => queryOptions<PaymentView[]>({ queryKey: [PAYMENTS_URL] });

/** Reads the list after a change; whoever shows it shows the new one. Throws when it could not be read. */
export async function refreshDeeds(): Promise<LockedDeed[]> {
  const client = accountClient();
  // What is on its way may have left before the change.
  await client.cancelQueries({ queryKey: lockedDeeds().queryKey });
  return client.fetchQuery({ ...lockedDeeds(), staleTime: 0 });
}
