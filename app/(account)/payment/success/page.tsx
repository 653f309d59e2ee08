import type { Metadata } from 'next';
import { z } from 'zod';
import { outcomeOf } from '@/components/payments/outcome';
import { PaymentFrame } from '@/components/payments/payment-frame';
import { PaymentOutcome } from '@/components/payments/payment-outcome';
import { SignInToSee } from '@/components/payments/sign-in-to-see';
import { getPaymentTarget } from '@/lib/deeds/queries';
import { findPayment } from '@/lib/payments/queries';
import type { Actor } from '@/lib/platform/actor';
import { findActor } from '@/lib/platform/session';

export const metadata: Metadata = { title: 'Your payment', robots: { index: false } };

/** `payment` is ours; the other two are what Stripe adds to the address it returns to. */
const querySchema = z.object({
  payment: z.uuid().optional().catch(undefined),
  payment_intent: z
    .string()
    .regex(/^pi_\w{1,250}$/)
    .optional()
    .catch(undefined),
  redirect_status: z.string().optional().catch(undefined),
});

type Query = z.infer<typeof querySchema>;
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentReturnPage({ searchParams }: Props) {
  const query = querySchema.parse(await searchParams);
  const actor = await findActor();

  return (
    <PaymentFrame title="Your payment">
      {actor ? (
        <PaymentOutcome {...await readOutcome(actor, query)} />
      ) : (
        <SignInToSee returnTo={returnPath(query)} />
      )}
    </PaymentFrame>
  );
}

async function readOutcome(actor: Actor, query: Query) {
  const payment = await findPayment(actor, { id: query.payment, providerId: query.payment_intent });
  const outcome = outcomeOf(payment, query.redirect_status);
  const lockId = payment?.lockId ?? null;
  if (!lockId) return { outcome, lockId, propertyAddress: null };

  const { lock } = await getPaymentTarget(actor, lockId);
  return { outcome, lockId, propertyAddress: lock?.propertyAddress ?? null };
}

/** Without Stripe's client secret, which must not travel through another address. */
function returnPath({ payment, payment_intent, redirect_status }: Query) {
  const known = Object.entries({ service: 'deedguard', payment, payment_intent, redirect_status });
  const kept = known.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/payment/success?${new URLSearchParams(kept)}`;
}
