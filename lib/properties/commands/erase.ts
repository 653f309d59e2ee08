import 'server-only';
import type { Tx } from '@/lib/platform/db';

/**
 * Erases what an account watches and announced, and which recordings were taken to be about it: their reasons hold names. The
 * recordings stay: they are the county's, and of nobody's account.
 */
export async function eraseWatch(tx: Tx, userId: string): Promise<void> {
  const ofAccount = { OR: [{ lock: { ownerId: userId } }, { watch: { userId } }] };
  await tx.recordingMatch.deleteMany({ where: ofAccount });
  await tx.announcement.deleteMany({ where: { lock: { ownerId: userId } } });
  await tx.watch.deleteMany({ where: { userId } });
}
