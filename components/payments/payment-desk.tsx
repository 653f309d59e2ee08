'use client';

import { useRead } from '@/components/kit/use-read';
import { DemoPayment } from '@/components/payments/demo-payment';
import { PaymentTrouble } from '@/components/payments/payment-trouble';
import { PaymentWait } from '@/components/payments/payment-wait';
import { openPayment } from '@/components/payments/queries';
import { StripeLoader } from '@/components/payments/stripe-loader';
import { payPath, type Order } from '@/lib/payments/rules';

export function PaymentDesk({ order }: { order: Order }) {
  return (
    <section aria-labelledby="payment" className="rounded-lg border bg-card p-5 sm:p-8 lg:row-span-2">
      <h2 id="payment" className="mb-3 text-xl sm:mb-5 sm:text-2xl">
        Payment
      </h2>
      <Desk order={order} />
    </section>
  );
}

function Desk({ order }: { order: Order }) {
  const query = useRead(openPayment(order.lockId));
  const { data, error, isFetching } = query;

  if (data?.provider === 'stripe') return <StripeLoader intent={data} order={order} />;
  if (data) return <DemoPayment paymentId={data.paymentId} order={order} />;
  if (error && !isFetching) return <PaymentTrouble query={query} back={payPath(order)} />;
  return <PaymentWait>Preparing your payment</PaymentWait>;
}
