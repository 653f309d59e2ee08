import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { audit } from '@/lib/platform/audit';
import type { Tx } from '@/lib/platform/db';

/** Selects the id of the oldest payment of an account that covers no lock yet. Call `holdAccount` first. */
export function creditIdOf(userId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM payments
    WHERE user_id = ${userId}::uuid AND status = 'succeeded' AND lock_id IS NULL AND refund_status IS NULL
    ORDER BY succeeded_at LIMIT 1`;
}

/** Uses a credit for a lock. */
export async function assignCredit(
  tx: Tx,
  { id, userId, lockId }: { id: string; userId: string; lockId: string },
): Promise<void> {
  await tx.payment.update({ where: { id }, data: { lockId }, select: { id: true } });
  await audit(tx, { type: 'payment.assigned', actorId: userId, subjectId: id, data: { lockId } });
}
