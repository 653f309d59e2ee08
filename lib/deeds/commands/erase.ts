import 'server-only';
import { eraseOpenings } from '@/lib/evidence/commands';
import type { Tx } from '@/lib/platform/db';

/**
 * Takes what names a person or a place out of the locks of an account, all of which have ended, and erases the openings of
 * their entries: the entries stay and mean nothing. What stays of a row is what its payment was for.
 */
export async function eraseLocks(tx: Tx, ownerId: string): Promise<number> {
  const locks = await tx.deedLock.findMany({
    where: { ownerId },
    select: {
      logIndex: true,
      releaseLogIndex: true,
      contests: { select: { logIndex: true, endLogIndex: true } },
    },
  });
  const indexes = locks.flatMap(({ logIndex, releaseLogIndex, contests }) => [
    logIndex,
    releaseLogIndex,
    ...contests.flatMap((contest) => [contest.logIndex, contest.endLogIndex]),
  ]);
  await eraseOpenings(
    tx,
    indexes.filter((index) => index !== null),
  );
  await tx.deedLock.updateMany({
    where: { ownerId },
    data: {
      propertyAddress: 'Erased',
      propertyKey: '',
      propertyGroup: null,
      county: null,
      countyFips: null,
      parcelNumber: null,
      matchKeys: [],
      ownerName: 'Erased',
      reason: '',
      unlockCodeCiphertext: '',
    },
  });
  return locks.length;
}
