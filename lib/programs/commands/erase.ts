import 'server-only';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { ofNobodyHeldQuestion } from '../queries/held';

/**
 * Takes an owner out of what organizations asked of them: what came to nothing is deleted, and of a lock only stays that
 * there was one. Organizations see none of it any more.
 */
export async function erasePartnerLocks(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
): Promise<void> {
  if (email) await eraseUnanswered(tx, email);
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

/** Those that a legal hold keeps are deleted by the job once it is lifted. */
async function eraseUnanswered(tx: Tx, ownerEmail: string): Promise<void> {
  const where = { ownerEmail, lockId: null, AND: [await ofNobodyHeldQuestion(tx)] };
  await tx.partnerLock.deleteMany({ where });
}

/** Takes away what programs did for an account by its tokens; what an organization did is the organization's. */
export async function eraseProgramRecords(tx: Tx, ownerId: string): Promise<void> {
  await tx.documentVerification.deleteMany({ where: { ownerId } });
  await tx.apiIdempotentAnswer.deleteMany({ where: { ownerId } });
}
