import 'server-only';
import { erasedAddressOf } from '@/lib/accounts/rules/erased';
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

/**
 * Erases what was sent to us under an address: messages, an entry in the waitlist, applications and partnerships. Of a
 * partnership that goes on with other people, the name of the company stays. Call it after the account left its organization.
 */
export async function eraseSentUnder(tx: Tx, email: string): Promise<void> {
  await tx.interest.deleteMany({ where: { email } });
  await tx.waitlistEntry.deleteMany({ where: { email } });
  const goesOn = { email, organization: { endedAt: null } };
  const kept = await tx.partnerApplication.findMany({ where: goesOn, select: { id: true } });
  for (const { id } of kept) {
    const nobody = {
      email: erasedAddressOf(id),
      contactName: null,
      phone: null,
      message: null,
      contentHash: id,
    };
    await tx.partnerApplication.update({ where: { id }, data: nobody, select: { id: true } });
  }
  await tx.partnerApplication.deleteMany({ where: { email } });
  await tx.mailedLink.deleteMany({ where: { address: email } });
}
