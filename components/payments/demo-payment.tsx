'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { detailOf } from '@/components/kit/explain-failure';
import { useAction } from '@/components/kit/use-action';
import { celebratePayment, reportFailure } from '@/components/payments/pay-result';
import { demoConfirmationUrl } from '@/components/payments/queries';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { pathAfterPaying, type Order } from '@/lib/payments/rules';
import { apiRequest } from '@/lib/platform/api-client';

const UNREACHABLE =
  'The server could not be reached. Please try again: a payment that was taken is never taken twice.';

type DemoPaymentProps = { paymentId: string; order: Order };

export function DemoPayment({ paymentId, order }: DemoPaymentProps) {
  const router = useRouter();
  const [isPaid, setIsPaid] = useState(false);
  const { act, isPending, failure, dialog } = useAction(
    () => apiRequest('POST', demoConfirmationUrl(paymentId)),
    {
      onDone: () => {
        setIsPaid(true);
        celebratePayment({ paymentId, order, isDemo: true });
        router.replace(pathAfterPaying(order));
      },
      onFailed: (error) => reportFailure(detailOf(error, UNREACHABLE)),
    },
  );
  // Paid, it stays busy until the next page is there.
  const isProcessing = isPending || isPaid;

  return (
    <div className="grid gap-4 sm:gap-5">
      <div className="rounded-md border border-dashed border-waiting/60 bg-waiting-soft p-3 sm:p-4">
        <Badge variant="waiting">Demo payment</Badge>
        <p className="mt-2 text-[0.9375rem] leading-6">
          No card is needed and no money moves. This stands in for the card form while the site is tried out;
          everything after it is real.
        </p>
      </div>
      {failure !== null && (
        <Alert role="alert" variant="destructive">
          {detailOf(failure, UNREACHABLE)}
        </Alert>
      )}
      <Button size="lg" aria-disabled={isProcessing} onClick={() => !isPaid && void act()}>
        {isProcessing && <Spinner />}
        <span aria-live="polite">{isProcessing ? 'Processing...' : 'Pay $99 (demo)'}</span>
      </Button>
      {dialog}
    </div>
  );
}
