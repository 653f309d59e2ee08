import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { createCustomer } from '@/lib/vendor/stripe-plans';

/** Who the account is to Stripe: made on the first try to buy, and the same ever after. */
export async function findOrCreateCustomer(userId: string): Promise<string> {
  const known = await db.planCustomer.findUnique({ where: { userId }, select: { customerId: true } });
  if (known) return known.customerId;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const customerId = await createCustomer({ userId, email });
  // A second tab was faster.
  await db.planCustomer.createMany({ data: { userId, customerId, createdAt: now() }, skipDuplicates: true });
  const row = await db.planCustomer.findUniqueOrThrow({ where: { userId }, select: { customerId: true } });
  return row.customerId;
}
