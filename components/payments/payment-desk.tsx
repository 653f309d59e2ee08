'use client';

import { useQuery } from '@tanstack/react-query';
import { DemoPayment } from '@/components/payments/demo-payment';
import { PaymentTrouble } from '@/components/payments/payment-trouble';
import { PaymentWait } from '@/components/payments/payment-wait';
import { StripeLoader } from '@/components/payments/stripe-loader';
import { QueryProvider } from '@/components/kit/query-provider';
import { DEED_PAYMENT_NAME } from '@/lib/payments/content/deed-payment';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { toDollars } from '@/lib/values/money';
import type { PaymentIntent } from '@/lib/payments/schema';
import { apiRequest } from '@/lib/platform/api-client';

type PaymentDeskProps = {
  /** The lock that is paid; without one the payment buys a credit. */
  lockId: string | undefined;
};

export function PaymentDesk({ lockId }: PaymentDeskProps) {
  return (
    <section aria-labelledby="payment" className="rounded-lg border bg-card p-5 sm:p-8">
      <h2 id="payment" className="mb-5 text-2xl">
        Payment
      </h2>
      <QueryProvider>
        <Desk lockId={lockId} />
      </QueryProvider>
    </section>
  );
}

function Desk({ lockId }: PaymentDeskProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/create-payment-intent', lockId ?? 'credit'],
    // Asking twice opens one payment: the server goes on with the open one.
    queryFn: () => openPayment(lockId),
  });

  if (data?.provider === 'stripe') return <StripeLoader intent={data} />;
  if (data) return <DemoPayment paymentId={data.paymentId} />;
  if (error && !isFetching)
    return <PaymentTrouble error={error} returnTo={pageOf(lockId)} onRetry={() => void refetch()} />;
  return <PaymentWait>Preparing your payment</PaymentWait>;
}

function pageOf(lockId: string | undefined) {
  return lockId ? `/payment/deedguard?lock=${lockId}` : '/payment/deedguard';
}

function openPayment(lockId: string | undefined) {
  return apiRequest<PaymentIntent>('POST', '/api/create-payment-intent', {
    amount: toDollars(DEED_PROTECTION_CENTS),
    description: DEED_PAYMENT_NAME,
    service: 'deedguard',
    lockId,
  });
}
