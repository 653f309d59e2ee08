'use client';

import { useRouter } from 'next/navigation';
import { reportFailure } from '@/components/invoices/report-failure';
import { ApiError } from '@/lib/platform/api-client';

/**
 * Runs a call, says in a toast that it failed, and passes on why. What the server refuses for the state of the invoice is
 * shown as it is now: paid in another tab, or voided by its issuer.
 */
export function useReported() {
  const router = useRouter();

  return async function reported<T>(failure: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      reportFailure(failure);
      if (error instanceof ApiError && error.status === 409) router.refresh();
      throw error;
    }
  };
}
