import 'server-only';
import { isDemoAllowed } from '@/lib/payments/commands/provider';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';

/** Whether our own page stands in for Stripe's here. */
export function offersDemoPlans(): boolean {
  return isDemoAllowed();
}

/** What the demo provider's page sells under this id, while it can be bought. Null otherwise. */
export async function findOpenDemoCheckout(actor: Actor, id: string) {
  return db.planCheckout.findFirst({
    where: { id, userId: actor.id, provider: 'demo', status: 'open' },
    select: { id: true, plan: true, period: true, hasTrial: true },
  });
}
