import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { query, workerDatabaseUrl } from './database';

type Held = { table: 'notary_requests' | 'users'; id: string };

/** Changes a row, and commits only once the calls that came meanwhile wait for it. */
export async function whileHeld<T>({ table, id }: Held, sql: string, call: () => Promise<T>[]): Promise<T[]> {
  const other = new Client({ connectionString: workerDatabaseUrl() });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    await other.query(sql);
    const calls = call();
    while ((await countWaiting()) < calls.length) await sleep(20);
    await other.query('COMMIT');
    return await Promise.all(calls);
  } finally {
    await other.end();
  }
}

async function countWaiting(): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row!.count;
}
