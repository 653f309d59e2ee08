import 'server-only';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { inCounty, propertyKeys } from '../rules/match-keys';
import { findRecordings, PART } from './candidates';
import { writeLockMatches } from './lock-matches';
import { readLocks } from './watched-locks';

const LOCKS_A_RUN = 1_000;
/** Keys that no recording has: of a lock that is still to be compared, and of one whose county nobody knows. */
const UNMATCHED = 'unmatched';
const NOWHERE = 'nowhere';

/**
 * Gives a lock the keys by which recordings find it, and compares it with those that are there. Its keys are committed
 * before it looks: what comes later finds them (see `matchImport`). Safe to run again and at once; a lock that has ended is
 * left alone.
 */
export async function matchLock(id: string): Promise<{ compared: number }> {
  const keys = await transaction((tx) => writeKeys(tx, id));
  if (keys === null) return { compared: 0 };
  const found = await transaction((tx) => findRecordings(tx, { keys }));
  for (let first = 0; first < found.length; first += PART) {
    const part = found.slice(first, first + PART);
    await transaction((tx) =>
      writeLockMatches(
        tx,
        part.map((recordingId) => ({ recordingId, lockId: id })),
      ),
    );
  }
  await db.$executeRaw`
    UPDATE deed_locks SET match_keys = array_remove(match_keys, ${UNMATCHED}) WHERE id = ${id}::uuid`;
  return { compared: found.length };
}

/**
 * The same for locks from before there was a watch, and for those whose job did not end. A lock that fails holds up no other
 * one; the job fails for it at the end.
 */
export async function matchUnmatchedLocks(): Promise<{ matched: number }> {
  const locks = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM deed_locks WHERE status <> 'released' AND (match_keys = '{}' OR match_keys @> ARRAY[${UNMATCHED}])
    ORDER BY id LIMIT ${LOCKS_A_RUN}`;
  const failures = new Map<string, unknown>();
  for (const { id } of locks)
    await matchLock(id).catch((error: unknown) => {
      failures.set(id, error);
    });
  if (failures.size === 0) return { matched: locks.length };
  throw new AggregateError(failures.values(), `Not matched: ${[...failures.keys()].join(', ')}`);
}

/** Null for a lock that has ended. */
async function writeKeys(tx: Tx, id: string): Promise<string[] | null> {
  const lock = (await readLocks(tx, [id])).get(id);
  if (!lock) return null;
  const { countyFips } = lock.property;
  const keys =
    countyFips === null ? [NOWHERE] : propertyKeys(lock.property).map((key) => inCounty(countyFips, key));
  const matchKeys = [...keys, UNMATCHED];
  const { count } = await tx.deedLock.updateMany({
    where: { id, status: { not: 'released' } },
    data: { matchKeys },
  });
  return count === 0 ? null : keys;
}
