import 'server-only';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';

/**
 * Takes an owner out of what organizations asked of them: what came to nothing is deleted, and of a lock only stays that
 * there was one. Organizations see none of it any more.
 */
export async function erasePartnerLocks(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
): Promise<void> {
  if (email) await tx.partnerLock.deleteMany({ where: { ownerEmail: email, lockId: null } });
  await tx.partnerLock.updateMany({
    where: { lock: { ownerId: userId } },
    data: {
      propertyAddress: 'Erased',
      propertyKey: '',
      ownerName: 'Erased',
      ownerEmail: 'erased@invalid',
      reference: null,
      accessEndedAt: now(),
    },
  });
}

/** Takes away what programs did for an account by its tokens; what an organization did is the organization's. */
export async function eraseProgramRecords(tx: Tx, ownerId: string): Promise<void> {
  await tx.documentVerification.deleteMany({ where: { ownerId } });
  await tx.apiIdempotentAnswer.deleteMany({ where: { ownerId } });
}
