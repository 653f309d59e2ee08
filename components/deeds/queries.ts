import { queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import type { LockEvidence } from '@/lib/claims/schema';
import type { LockedDeed } from '@/lib/deeds/schema';
import type { PaymentView } from '@/lib/payments/schema';

export const DEEDS_URL = '/api/deedguard/locked-deeds';

export const lockedDeeds = () => queryOptions<LockedDeed[]>({ queryKey: [DEEDS_URL] });

export const lockEvidence = (lockId: string) =>
  queryOptions<LockEvidence[]>({ queryKey: [DEEDS_URL, lockId, 'evidence'], staleTime: 0 });

/** What was paid, with what may still go back: one read for all cards. */
export const ownPayments = () => queryOptions<PaymentView[]>({ queryKey: ['/api/payments'] });

/** Reads the list after a change; whoever shows it shows the new one. Throws when it could not be read. */
export async function refreshDeeds(): Promise<LockedDeed[]> {
  const client = accountClient();
  // What is on its way may have left before the change.
  await client.cancelQueries({ queryKey: lockedDeeds().queryKey });
  return client.fetchQuery({ ...lockedDeeds(), staleTime: 0 });
}
