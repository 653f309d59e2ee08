import 'server-only';
import { transaction, type Tx } from '../db';

const BATCH = 5_000;

/**
 * Deletes what is old, `limit` rows in each transaction, so that no statement holds a large table and a job that is cut short
 * has done what it did. Of two workers with the same `name` one deletes; the other leaves it to that one.
 */
export async function deleteInBatches(
  name: string,
  deleteSome: (tx: Tx, limit: number) => Promise<{ count: number }>,
  { batch = BATCH } = {},
): Promise<{ deleted: number }> {
  let deleted = 0;
  for (;;) {
    const count = await transaction(async (tx) =>
      (await isFree(tx, name)) ? (await deleteSome(tx, batch)).count : 0,
    );
    deleted += count;
    if (count < batch) return { deleted };
  }
}

async function isFree(tx: Tx, name: string): Promise<boolean> {
  const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`delete old\n${name}`}, 0)) AS free`;
  return lock?.free === true;
}
