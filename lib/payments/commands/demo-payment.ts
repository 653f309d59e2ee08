import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isDemoAllowed } from './provider';
import { settle, type Fulfill } from './settlement';

/** Confirms a payment of the demo provider, which asks for no card. Twice is the same as once. */
export async function confirmDemoPayment(
  actor: Actor,
  id: string,
  fulfill: Fulfill,
): Promise<{ status: 'succeeded' }> {
  if (!isDemoAllowed()) throw new AppError('not_found', 'There is no such payment.');
  const payment = await db.payment.findFirst({
    where: { id, userId: actor.id, provider: 'demo' },
    select: { status: true },
  });
  if (!payment) throw new AppError('not_found', 'There is no such payment.');
  if (payment.status === 'failed')
    throw new AppError('conflict', 'This payment was cancelled. Please start again.');
  await transaction((tx) => settle(tx, id, actor.id, fulfill));
  return { status: 'succeeded' };
}
