import 'server-only';
import { audit } from '@/lib/platform/audit';
import type { Tx } from '@/lib/platform/db';

/** The oldest payment of an account that covers no lock yet. Call `holdAccount` first. */
export async function findCredit(tx: Tx, userId: string): Promise<{ id: string } | null> {
  return tx.payment.findFirst({
    where: { userId, status: 'succeeded', lockId: null, refundStatus: null },
    orderBy: { succeededAt: 'asc' },
    select: { id: true },
  });
}

/** Uses a credit for a lock. */
export async function assignCredit(
  tx: Tx,
  { id, userId, lockId }: { id: string; userId: string; lockId: string },
): Promise<void> {
  await tx.payment.update({ where: { id }, data: { lockId }, select: { id: true } });
  await audit(tx, { type: 'payment.assigned', actorId: userId, subjectId: id, data: { lockId } });
}
