'use client';

import { useQuery } from '@tanstack/react-query';
import { PaymentWait } from '@/components/payments/payment-wait';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PaymentIntent } from '@/lib/payments/schema';

/** Fetches the card form and Stripe's own script, which comes from Stripe's server, when they are needed. */
export function StripeLoader({ intent }: { intent: PaymentIntent }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stripe', intent.publishableKey],
    queryFn: () => loadStripeParts(intent.publishableKey ?? ''),
  });

  if (data) return <data.StripePayment stripe={data.stripe} intent={intent} />;
  if (!error || isFetching) return <PaymentWait>Loading the card form</PaymentWait>;
  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>The card form could not be loaded</AlertTitle>
      <AlertDescription>
        <p>
          It comes from Stripe, and Stripe could not be reached. An ad blocker or a strict network may be in
          the way. Nothing was charged.
        </p>
        <Button variant="outline" className="mt-3" onClick={() => void refetch()}>
          Retry
        </Button>
      </AlertDescription>
    </Alert>
  );
}

async function loadStripeParts(publishableKey: string) {
  const [{ StripePayment }, { loadStripe }] = await Promise.all([
    import('@/components/payments/stripe-payment'),
    import('@stripe/stripe-js/pure'),
  ]);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe is not available');
  return { StripePayment, stripe };
}
