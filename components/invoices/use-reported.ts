'use client';

import { useRouter } from 'next/navigation';
import { forgetFailure, reportFailure } from '@/components/invoices/report-failure';
import { ApiError } from '@/lib/platform/api-client';

/**
 * Runs a call, says in a toast that it failed, and passes on why. What the server refuses for the state of the invoice is
 * shown as it is now: paid in another tab, or voided by its issuer. With `isOnItsPage` the page of the invoice says that by
 * itself, and no toast does.
 */
export function useReported({ isOnItsPage = false } = {}) {
  const router = useRouter();

  return async function reported<T>(failure: string, call: () => Promise<T>): Promise<T> {
    forgetFailure();
    try {
      return await call();
    } catch (error) {
      const isPast = error instanceof ApiError && error.status === 409;
      if (!isPast || !isOnItsPage) reportFailure(failure);
      if (isPast) router.refresh();
      throw error;
    }
  };
}
