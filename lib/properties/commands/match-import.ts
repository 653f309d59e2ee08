import 'server-only';
import { longTransaction, type Tx } from '@/lib/platform/db';
import { WATCH_BACK_DAYS } from '../rules/watching';
import { useIndexes } from './candidates';
import { writeLockMatches, type LockPair } from './lock-matches';
import { writeWatchMatches, type WatchPair } from './watch-matches';

/** Rows of one transaction: most match nothing, and each that does writes an alert. */
const BATCH = 250;
const BATCH_MINUTES = 10;
/** What may match is looked at so many pairs at a time: a tower has hundreds of owners at one address. */
const PAIRS = 2_000;

/**
 * Compares all recordings of an import with what is locked and watched, a batch a transaction, and goes on after the last
 * batch that was done. Each side is written before it looks for the other one: rows before this begins, the keys of a lock or
 * of a watch before its job begins. Whichever looks last sees the other, so that no pair is missed; both may see it, and it is
 * written once.
 */
export async function matchImport(id: string): Promise<void> {
  while (await longTransaction(BATCH_MINUTES, (tx) => matchBatch(tx, id)));
}

/** Of the recordings of an import. */
export async function countMatches(tx: Tx, importId: string): Promise<number> {
  return tx.recordingMatch.count({ where: { recording: { importId } } });
}

async function matchBatch(tx: Tx, id: string): Promise<boolean> {
  const { matchedTo } = await tx.recordingImport.findUniqueOrThrow({
    where: { id },
    select: { matchedTo: true },
  });
  const rows = await tx.recording.findMany({
    where: { importId: id, ...(matchedTo && { id: { gt: matchedTo } }) },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  const last = rows.at(-1)?.id;
  if (!last) return false;
  const ids = rows.map((row) => row.id);
  await useIndexes(tx);
  await inParts(await findLocks(tx, ids), (part) => writeLockMatches(tx, part));
  await inParts(await findWatches(tx, ids), (part) => writeWatchMatches(tx, part));
  await tx.recordingImport.update({ where: { id }, data: { matchedTo: last }, select: { id: true } });
  return true;
}

async function inParts<T>(pairs: T[], write: (part: T[]) => Promise<void>): Promise<void> {
  for (let first = 0; first < pairs.length; first += PAIRS) await write(pairs.slice(first, first + PAIRS));
}

function findLocks(tx: Tx, ids: string[]): Promise<LockPair[]> {
  return tx.$queryRaw<LockPair[]>`
    SELECT r.id AS "recordingId", l.id AS "lockId" FROM recordings r
    CROSS JOIN LATERAL (
      SELECT id FROM deed_locks WHERE match_keys && r.match_keys AND status <> 'released' OFFSET 0
    ) l
    WHERE r.id = ANY(${ids}::uuid[]) ORDER BY 1, 2`;
}

/** A watch looks back some days from its beginning, and no further when a county's past is delivered. */
function findWatches(tx: Tx, ids: string[]): Promise<WatchPair[]> {
  return tx.$queryRaw<WatchPair[]>`
    SELECT r.id AS "recordingId", w.id AS "watchId" FROM recordings r
    CROSS JOIN LATERAL (
      SELECT id FROM watches WHERE match_keys && r.match_keys AND (fips IS NULL OR fips = r.fips)
        AND r.recorded_on >= created_at::date - ${WATCH_BACK_DAYS}::int OFFSET 0
    ) w
    WHERE r.id = ANY(${ids}::uuid[]) ORDER BY 1, 2`;
}
