import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** Takes away what programs did for an account by its tokens; what an organization did is the organization's. */
export async function eraseProgramRecords(tx: Tx, ownerId: string): Promise<void> {
  await tx.documentVerification.deleteMany({ where: { ownerId } });
  await tx.apiIdempotentAnswer.deleteMany({ where: { ownerId } });
}
