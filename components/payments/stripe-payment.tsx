'use client';

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { celebratePayment, reportFailure } from '@/components/payments/pay-result';
import { paymentPath } from '@/lib/payments/content/deed-payment';
import { PaymentWait } from '@/components/payments/payment-wait';
import { stripeAppearance } from '@/components/payments/stripe-appearance';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { pathAfterPaying, type Order } from '@/lib/payments/rules';
import type { PaymentIntent } from '@/lib/payments/schema';

type StripePaymentProps = { stripe: Stripe; intent: PaymentIntent; order: Order };

const loadSchema = () => import('@/lib/payments/schema').then((module) => module.cardFormSchema);

const NOT_CONFIRMED = 'The payment could not be confirmed. Please check your details and try again.';

export function StripePayment({ stripe, intent, order }: StripePaymentProps) {
  const [appearance] = useState(stripeAppearance);

  return (
    <Elements stripe={stripe} options={{ clientSecret: intent.clientSecret, appearance }}>
      <CardForm paymentId={intent.paymentId} order={order} />
    </Elements>
  );
}

function CardForm({ paymentId, order }: { paymentId: string; order: Order }) {
  const stripe = useStripe();
  const elements = useElements();
  const router = useRouter();
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const isReady = loading === 'ready' && !isOver;

  function fail(message: string) {
    reportFailure(message);
    setProblem(message);
  }

  function goOn({ paymentIntent, error }: PaymentIntentResult) {
    if (error) return fail(error.message ?? NOT_CONFIRMED);
    setIsOver(true);
    if (paymentIntent.status !== 'succeeded') return router.replace(paymentPath(paymentId, order.from));
    celebratePayment({ paymentId, order, isDemo: false });
    router.replace(pathAfterPaying(order));
  }

  async function pay() {
    if (!stripe || !elements || !isReady) return;
    setProblem(null);
    const confirmParams = { return_url: location.origin + paymentPath(undefined, order.from) };
    try {
      goOn(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
    } catch {
      fail(NOT_CONFIRMED);
    }
  }

  if (loading === 'failed') return <CardFormFailed />;
  return (
    <Form schema={loadSchema} label="Card payment" action={pay}>
      {loading === 'loading' && <PaymentWait>Loading the card form</PaymentWait>}
      <PaymentElement onReady={() => setLoading('ready')} onLoadError={() => setLoading('failed')} />
      {problem && (
        <Alert role="alert" variant="destructive">
          {problem}
        </Alert>
      )}
      <SubmitButton pendingLabel="Processing..." isReady={isReady}>
        Pay $99
      </SubmitButton>
      <p className="text-sm text-muted-foreground">
        Stripe takes the payment. Your card number never reaches our server.
      </p>
    </Form>
  );
}

function CardFormFailed() {
  return (
    <Alert role="alert" variant="destructive">
      <p>The card form could not be shown by Stripe. Nothing was charged.</p>
      <p className="mt-3">
        <Button variant="outline" onClick={() => location.reload()}>
          Retry
        </Button>
      </p>
    </Alert>
  );
}
