import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/**
 * The papers of a notary are compared with the name of the account, so it stays from the first one on. Throws `conflict`;
 * nothing for whoever is no notary.
 */
export async function assertNoPapers(tx: Tx, userId: string): Promise<void> {
  const papers = { some: { paperObjectId: { not: null } } };
  const held = await tx.notaryProfile.count({
    where: { userId, OR: [{ verifiedAt: { not: null } }, { credentials: papers }] },
  });
  if (held === 0) return;
  const message =
    'Your credentials were uploaded under this name. Please write to us, and we change it with you.';
  throw new AppError('conflict', message, { fields: { lastName: message } });
}
