import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { ASK_AFTER_MS, ASK_UNTIL_MS } from '../rules';
import type { Fulfill } from './settlement';
import { askAboutPayment } from './stripe-event';

/** So many in a row that fail mean that Stripe is down; the rest is asked about next time. */
const GIVE_UP_AFTER = 3;

/** Asks Stripe about payments that stayed open: an event can be lost. Safe to run twice. Throws when one could not be asked about. */
export async function reconcilePayments(fulfill: Fulfill): Promise<{ asked: number }> {
  if (!env().STRIPE_SECRET_KEY) return { asked: 0 };
  const at = now().getTime();
  const payments = await db.payment.findMany({
    where: {
      status: 'open',
      provider: 'stripe',
      providerId: { not: null },
      createdAt: { lte: new Date(at - ASK_AFTER_MS), gte: new Date(at - ASK_UNTIL_MS) },
    },
    orderBy: { createdAt: 'asc' },
  });
  return askAboutEach(payments, (payment) => askAboutPayment(payment, fulfill));
}

/** One that fails holds up no other one, and is named in what is thrown at the end; Stripe being down ends it early. */
export async function askAboutEach<T extends { id: string }>(
  payments: readonly T[],
  ask: (payment: T) => Promise<unknown>,
): Promise<{ asked: number }> {
  const failures = new Map<string, unknown>();
  let [asked, failedInARow] = [0, 0];
  for (const payment of payments) {
    if (failedInARow === GIVE_UP_AFTER) break;
    await ask(payment).then(
      () => ([asked, failedInARow] = [asked + 1, 0]),
      (error: unknown) => {
        failures.set(payment.id, error);
        failedInARow += 1;
      },
    );
  }
  if (failures.size === 0) return { asked };
  const left = payments.length - asked - failures.size;
  const message = `Of ${payments.length} open payments ${left} were left for later, and these failed`;
  throw new AggregateError(failures.values(), `${message}: ${[...failures.keys()].join(', ')}`);
}
