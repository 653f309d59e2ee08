import type { Ledger } from '../ledger';
import type { World } from '../world/world';
import { checkAcknowledged, checkOnce, keyOf } from './acknowledged';
import { checkLog } from './log';
import { factsOfLog } from './log-facts';

/** What must hold whenever all is at rest: what does not, in sentences. */
export async function checkAll(world: World, ledger: Ledger): Promise<string[]> {
  return [
    ...checkLog(await factsOfLog(world, ledger)),
    ...(await checkLocks(world, ledger)),
    ...[...world.apps.map((app) => app.process), world.worker, world.database, world.nginx].flatMap(
      ({ accidents }) => accidents.splice(0).map((accident) => `${accident}, and nobody had killed it.`),
    ),
  ];
}

async function checkLocks({ pool }: World, { locks }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; owner_id: string; log_index: number }>(
    'SELECT id, owner_id, log_index FROM deed_locks',
  );
  const found = new Set(rows.map((row) => keyOf('Lock', `${row.id} at ${row.log_index}`)));
  const twice = await pool.query<{ id: string; count: number }>(
    `SELECT owner_id || ' ' || property_key AS id, count(*)::int FROM deed_locks WHERE status <> 'released' GROUP BY 1`,
  );
  const promised = locks.map(({ id, logIndex }) => ({ what: 'Lock', id: `${id} at ${logIndex}` }));
  return [...checkAcknowledged(promised, found), ...checkOnce('A live lock of', twice.rows)];
}
