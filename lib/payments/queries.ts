import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';

export type PaymentState = {
  id: string;
  status: 'open' | 'succeeded' | 'failed';
  provider: 'stripe' | 'demo';
  amountCents: number;
  lockId: string | null;
};

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
