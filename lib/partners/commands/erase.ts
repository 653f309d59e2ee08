import 'server-only';
import { eraseOpenings } from '@/lib/evidence/commands';
import type { Tx } from '@/lib/platform/db';

/** Erases the hashes that an account entered: their entries in the log stay and mean nothing. */
export async function eraseDocumentHashes(tx: Tx, userId: string): Promise<void> {
  const rows = await tx.documentHash.findMany({ where: { userId }, select: { logIndex: true } });
  await eraseOpenings(
    tx,
    rows.map(({ logIndex }) => logIndex),
  );
  await tx.documentHash.deleteMany({ where: { userId } });
}

/** Erases what was sent to us under an address: messages, an entry in the waitlist, applications and partnerships. */
export async function eraseSentUnder(tx: Tx, email: string): Promise<void> {
  await tx.interest.deleteMany({ where: { email } });
  await tx.waitlistEntry.deleteMany({ where: { email } });
  await tx.partnerApplication.deleteMany({ where: { email } });
  await tx.mailedLink.deleteMany({ where: { address: email } });
}
