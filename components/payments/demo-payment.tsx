'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { celebratePayment, reportFailure } from '@/components/payments/pay-result';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

const UNREACHABLE =
  'The server could not be reached. Please try again: a payment that was taken is never taken twice.';

export function DemoPayment({ paymentId }: { paymentId: string }) {
  const router = useRouter();
  const [isProcessing, setIsProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay() {
    if (isProcessing) return;
    setIsProcessing(true);
    setProblem(null);
    try {
      await apiRequest('POST', `/api/payments/demo/${paymentId}/confirm`);
      celebratePayment();
      router.replace('/document-vault');
    } catch (error) {
      const message = error instanceof ApiError ? error.detail : UNREACHABLE;
      reportFailure(message);
      setProblem(message);
      setIsProcessing(false);
    }
  }

  return (
    <div className="grid gap-5">
      <div className="rounded-md border border-dashed border-waiting/60 bg-waiting-soft p-4">
        <Badge variant="waiting">Demo payment</Badge>
        <p className="mt-2 text-[0.9375rem] leading-6">
          No card is asked and no money moves. This stands in for the card form while the site is tried out;
          everything after it is real.
        </p>
      </div>
      {problem && (
        <Alert role="alert" variant="destructive">
          {problem}
        </Alert>
      )}
      <Button size="lg" aria-disabled={isProcessing} onClick={() => void pay()}>
        {isProcessing && <Spinner />}
        <span aria-live="polite">{isProcessing ? 'Processing...' : 'Pay $99 (demo)'}</span>
      </Button>
    </div>
  );
}
