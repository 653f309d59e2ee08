import 'server-only';
import type { Tx } from '@/lib/platform/db';

/**
 * Erases the fraud reports of an account, and those under its address where that is its own. Of what a partner reported of
 * one of its properties, where that was and what was written of it.
 */
export async function eraseFraudCases(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
): Promise<void> {
  await tx.fraudCase.deleteMany({
    where: { OR: [{ userId }, ...(email ? [{ userId: null, reporterEmail: email }] : [])] },
  });
  await tx.fraudCase.updateMany({
    where: { partnerLock: { lock: { ownerId: userId } } },
    data: { propertyAddress: 'Erased', county: 'Erased', details: '' },
  });
}
