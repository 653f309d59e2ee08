'use client';

import { RetryButton } from '@/components/kit/retry-button';
import { useRead } from '@/components/kit/use-read';
import { PaymentWait } from '@/components/payments/payment-wait';
import { stripeParts } from '@/components/payments/queries';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { Order } from '@/lib/payments/rules';
import type { PaymentIntent } from '@/lib/payments/schema';

type StripeLoaderProps = { intent: PaymentIntent; order: Order };

/** Fetches the card form and Stripe's own script when they are needed. */
export function StripeLoader({ intent, order }: StripeLoaderProps) {
  const { data, error, isFetching, refetch } = useRead(stripeParts(intent.publishableKey ?? ''));

  if (data) return <data.StripePayment stripe={data.stripe} intent={intent} order={order} />;
  if (!error || isFetching) return <PaymentWait>Loading the card form</PaymentWait>;
  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>The card form could not be loaded</AlertTitle>
      <AlertDescription>
        <p className="mb-3">
          It comes from Stripe, and Stripe could not be reached. An ad blocker or a strict network may be in
          the way. Nothing was charged.
        </p>
        <RetryButton isRetrying={isFetching} onRetry={refetch} />
      </AlertDescription>
    </Alert>
  );
}
