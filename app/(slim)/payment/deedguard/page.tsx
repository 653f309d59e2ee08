import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderSummary, OrderTerms } from '@/components/payments/order-summary';
import { PaymentDesk } from '@/components/payments/payment-desk';
import { PaymentFrame } from '@/components/payments/payment-frame';
import { PaymentNotNeeded } from '@/components/payments/payment-not-needed';
import { getPaymentTarget, type PaymentTarget } from '@/lib/deeds/queries';
import { lockIdSchema } from '@/lib/deeds/schema';
import { payPath } from '@/lib/payments/rules';
import { payOriginSchema } from '@/lib/payments/schema';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/payment/deedguard');

export const metadata: Metadata = { title, description, robots: { index: false } };

type Props = { searchParams: Promise<{ lock?: string | string[]; from?: string | string[] }> };

export default async function DeedPaymentPage({ searchParams }: Props) {
  const { lock: asked, from: begun } = await searchParams;
  const lockId = asked === undefined ? undefined : parseLockId(asked);
  const from = payOriginSchema.parse(begun);
  const actor = await requireActor(payPath({ lockId, from }));
  const { lock, credits } = await getTarget(actor, lockId);
  const order = { lockId: lock?.id, from };

  if (lock && lock.status !== 'due') {
    return (
      <PaymentFrame
        title={lock.status === 'paid' ? 'This property is already paid for' : 'This lock has ended'}
        order={order}
      >
        <PaymentNotNeeded status={lock.status} propertyAddress={lock.propertyAddress} />
      </PaymentFrame>
    );
  }
  return (
    <PaymentFrame title={title} order={order}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-x-10">
        <OrderSummary lock={lock} credits={credits} />
        <PaymentDesk order={order} />
        <OrderTerms />
      </div>
    </PaymentFrame>
  );
}

function parseLockId(asked: string | string[]): string {
  const { data } = lockIdSchema.safeParse({ id: asked });
  return data?.id ?? notFound();
}

async function getTarget(actor: Actor, lockId: string | undefined): Promise<PaymentTarget> {
  try {
    return await getPaymentTarget(actor, lockId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
