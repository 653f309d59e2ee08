import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** Whoever comes after a migration that waits for a lock waits too. So it waits shortly, and often. */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

const LOCK_NOT_AVAILABLE = '55P03';

type Patience = { say?: (line: string) => void; lockTimeoutMs?: number; pausesMs?: number[] };

/** Nothing of the migration is in the database: it can be tried again. */
export class TableInUse extends Error {
  override readonly name = 'TableInUse';
}

/**
 * Runs a migration as one script, hence in one transaction. When a table is in use for longer than the lock timeout, it
 * lets the app go on, and tries again. CREATE INDEX CONCURRENTLY waits as long as it has to: nobody waits for it.
 */
export async function runWholeScript(
  pool: Pool,
  script: string,
  {
    say = (line) => console.error(line),
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    pausesMs = PAUSES_MS,
  }: Patience = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    const index = concurrentIndex(script);
    if (index) return await buildIndex(client, { index, script });
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
    for (const pauseMs of pausesMs) {
      if (await isRun(client, script)) return;
      say(`A table that the migration changes is in use. Trying again in ${pauseMs / 1_000} s.`);
      await sleep(pauseMs);
    }
    if (await isRun(client, script)) return;
    throw new TableInUse(
      'A table that the migration changes was in use each time. Nothing was changed. Look for a long transaction ' +
        '(SELECT pid, xact_start, query FROM pg_stat_activity ORDER BY xact_start), and migrate again.',
    );
  } finally {
    // Given back and not closed: the engine's own lock may be of this connection.
    await client.query('RESET lock_timeout').catch(() => undefined);
    client.release();
  }
}

async function isRun(client: PoolClient, script: string): Promise<boolean> {
  try {
    await client.query(script);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/** The name of the index that a script builds beside the running app. It is the only statement of its script. */
function concurrentIndex(script: string): string | null {
  return /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+"?(\w+)"?/im.exec(script)?.[1] ?? null;
}

/** A try that was cut off leaves an index that is not valid, and whose name is taken. */
async function buildIndex(
  client: PoolClient,
  { index, script }: { index: string; script: string },
): Promise<void> {
  await client.query('SET lock_timeout = 0');
  const { rowCount } = await client.query(
    `SELECT FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relname = $1 AND c.relnamespace = current_schema()::regnamespace AND NOT i.indisvalid`,
    [index],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY "${index}"`);
  await client.query(script);
}
