import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import type { PaymentProvider } from './schema';

export type PaymentState = {
  id: string;
  status: 'open' | 'succeeded' | 'failed';
  provider: 'stripe' | 'demo';
  amountCents: number;
  lockId: string | null;
};

/** Who takes payments here; null where nobody does. The demo provider stands in for Stripe where nobody can lose money by it. */
export function findProvider(): PaymentProvider | null {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS, STRIPE_SECRET_KEY } = env();
  if (STRIPE_SECRET_KEY) return 'stripe';
  return EMBEDDED_DATABASE || ALLOW_DEMO_PAYMENTS ? 'demo' : null;
}

const stateFields = { id: true, status: true, provider: true, amountCents: true, lockId: true } as const;

/** A payment of the actor, by our id or by Stripe's PaymentIntent id, or null. */
export async function findPayment(
  actor: Actor,
  { id, providerId }: { id?: string; providerId?: string },
): Promise<PaymentState | null> {
  if (!id && !providerId) return null;
  return db.payment.findFirst({ where: { id, providerId, userId: actor.id }, select: stateFields });
}

/** How many paid properties an account may still lock without paying again. */
export async function countCredits(actor: Actor): Promise<number> {
  return db.payment.count({ where: { userId: actor.id, status: 'succeeded', lockId: null } });
}
