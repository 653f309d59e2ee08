'use client';

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { celebratePayment, reportFailure } from '@/components/payments/pay-result';
import { PaymentWait } from '@/components/payments/payment-wait';
import { stripeAppearance } from '@/components/payments/stripe-appearance';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { PaymentIntent } from '@/lib/payments/schema';

type StripePaymentProps = { stripe: Stripe; intent: PaymentIntent };

const RETURN_PATH = '/payment/success?service=deedguard';
const NOT_CONFIRMED = 'The payment could not be confirmed. Please check your details and try again.';

export function StripePayment({ stripe, intent }: StripePaymentProps) {
  const [appearance] = useState(stripeAppearance);

  return (
    <Elements stripe={stripe} options={{ clientSecret: intent.clientSecret, appearance }}>
      <CardForm paymentId={intent.paymentId} />
    </Elements>
  );
}

function CardForm({ paymentId }: { paymentId: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const router = useRouter();
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isProcessing, setIsProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function fail(message: string) {
    reportFailure(message);
    setProblem(message);
    setIsProcessing(false);
  }

  function goOn({ paymentIntent, error }: PaymentIntentResult) {
    if (error) return fail(error.message ?? NOT_CONFIRMED);
    if (paymentIntent.status !== 'succeeded') return router.replace(`${RETURN_PATH}&payment=${paymentId}`);
    celebratePayment();
    router.replace('/document-vault');
  }

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements || loading !== 'ready' || isProcessing) return;
    setIsProcessing(true);
    setProblem(null);
    const confirmParams = { return_url: location.origin + RETURN_PATH };
    try {
      goOn(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }));
    } catch {
      fail(NOT_CONFIRMED);
    }
  }

  if (loading === 'failed') return <CardFormFailed />;
  return (
    <form onSubmit={pay} aria-label="Card payment" aria-busy={isProcessing} className="grid gap-5">
      {loading === 'loading' && <PaymentWait>Loading the card form</PaymentWait>}
      <PaymentElement onReady={() => setLoading('ready')} onLoadError={() => setLoading('failed')} />
      {problem && (
        <Alert role="alert" variant="destructive">
          {problem}
        </Alert>
      )}
      <PayButton isReady={loading === 'ready'} isProcessing={isProcessing} />
      <p className="text-sm text-muted-foreground">
        Stripe takes the payment. Your card number never reaches our server.
      </p>
    </form>
  );
}

function PayButton({ isReady, isProcessing }: { isReady: boolean; isProcessing: boolean }) {
  return (
    <Button type="submit" size="lg" disabled={!isReady} aria-disabled={isProcessing}>
      {isProcessing && <Spinner />}
      <span aria-live="polite">{isProcessing ? 'Processing...' : 'Pay $99'}</span>
    </Button>
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
