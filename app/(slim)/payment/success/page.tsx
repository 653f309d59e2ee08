import type { Metadata } from 'next';
import { cache, type ComponentProps } from 'react';
import * as z from 'zod';
import { outcomeOf, outcomeTitles, titleOfPaid } from '@/components/payments/outcome';
import { PaymentFrame } from '@/components/payments/payment-frame';
import { PaymentOutcome } from '@/components/payments/payment-outcome';
import { SignInToSee } from '@/components/payments/sign-in-to-see';
import { getPaymentTarget } from '@/lib/deeds/queries';
import { findPayment, getReceipt } from '@/lib/payments/queries';
import { payOriginSchema } from '@/lib/payments/schema';
import { findActor } from '@/lib/platform/session';

/** `payment` and `from` are ours; the other two are what Stripe adds to the address it returns to. */
const querySchema = z.object({
  payment: z.uuid().optional().catch(undefined),
  from: payOriginSchema,
  payment_intent: z
    .string()
    .regex(/^pi_\w{1,250}$/)
    .optional()
    .catch(undefined),
  redirect_status: z.string().optional().catch(undefined),
});

type Query = z.infer<typeof querySchema>;
type Found = Omit<ComponentProps<typeof PaymentOutcome>, 'from'>;
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const found = await readOutcome(querySchema.parse(await searchParams));
  return { title: titleOf(found), robots: { index: false } };
}

export default async function PaymentReturnPage({ searchParams }: Props) {
  const query = querySchema.parse(await searchParams);
  const found = await readOutcome(query);

  return (
    <PaymentFrame title={titleOf(found)} order={{ lockId: found?.lockId ?? undefined, from: query.from }}>
      {found ? <PaymentOutcome {...found} from={query.from} /> : <SignInToSee returnTo={returnPath(query)} />}
    </PaymentFrame>
  );
}

function titleOf(found: Found | null) {
  if (!found) return 'Your payment';
  return found.paid ? titleOfPaid(found.paid) : outcomeTitles[found.outcome];
}

/** What our records say about the payment; null for a visitor. */
function readOutcome({ payment, payment_intent, redirect_status }: Query) {
  return findOutcome(payment, payment_intent, redirect_status);
}

/** Read once for the title and the page: what is cached is told apart by its plain arguments. */
const findOutcome = cache(
  async (id?: string, providerId?: string, redirectStatus?: string): Promise<Found | null> => {
    const actor = await findActor();
    if (!actor) return null;

    const payment = await findPayment(actor, { id, providerId });
    const outcome = outcomeOf(payment, redirectStatus);
    const lockId = payment?.lockId ?? null;
    const paid = payment && outcome === 'succeeded' ? await getReceipt(actor, payment.id) : null;
    const lock = lockId ? (await getPaymentTarget(actor, lockId)).lock : null;
    return {
      outcome,
      lockId,
      propertyAddress: lock?.propertyAddress ?? null,
      isLocked: lock !== null && lock.status !== 'released',
      paid,
    };
  },
);

/** Without Stripe's client secret, which must not travel through another address. */
function returnPath({ payment, from, payment_intent, redirect_status }: Query) {
  const known = Object.entries({ service: 'deedguard', payment, from, payment_intent, redirect_status });
  const kept = known.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/payment/success?${new URLSearchParams(kept)}`;
}
