'use client';

import { useRead } from '@/components/kit/use-read';
import { DemoPayment } from '@/components/payments/demo-payment';
import { PaymentTrouble } from '@/components/payments/payment-trouble';
import { PaymentWait } from '@/components/payments/payment-wait';
import { openPayment } from '@/components/payments/queries';
import { StripeLoader } from '@/components/payments/stripe-loader';

type PaymentDeskProps = {
  /** The lock that is paid; without one the payment buys a credit. */
  lockId: string | undefined;
};

export function PaymentDesk({ lockId }: PaymentDeskProps) {
  return (
    <section aria-labelledby="payment" className="rounded-lg border bg-card p-5 sm:p-8 lg:row-span-2">
      <h2 id="payment" className="mb-3 text-xl sm:mb-5 sm:text-2xl">
        Payment
      </h2>
      <Desk lockId={lockId} />
    </section>
  );
}

function Desk({ lockId }: PaymentDeskProps) {
  const query = useRead(openPayment(lockId));
  const { data, error, isFetching } = query;

  if (data?.provider === 'stripe') return <StripeLoader intent={data} isCredit={!lockId} />;
  if (data) return <DemoPayment paymentId={data.paymentId} isCredit={!lockId} />;
  if (error && !isFetching) return <PaymentTrouble query={query} back={pageOf(lockId)} />;
  return <PaymentWait>Preparing your payment</PaymentWait>;
}

function pageOf(lockId: string | undefined) {
  return lockId ? `/payment/deedguard?lock=${lockId}` : '/payment/deedguard';
}
