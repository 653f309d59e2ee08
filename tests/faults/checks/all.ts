import type { Ledger } from '../ledger';
import type { World } from '../world/world';
import { checkAcknowledged, checkOnce } from './acknowledged';
import { checkLog } from './log';
import { factsOfLog } from './log-facts';
import { checkMoney } from './money';
import { factsOfMoney } from './money-facts';
import { checkNumbers, type NumberFacts } from './numbers';
import { factsOfObjects } from './object-facts';
import { checkObjects } from './objects';
import { findPromised, promisesOf } from './promises';
import { checkTold } from './told';
import { factsOfTold } from './told-facts';
import { checkWork } from './work';
import { factsOfWork } from './work-facts';

/** What must hold whenever all is at rest: what does not, in sentences. */
export async function checkAll(world: World, ledger: Ledger): Promise<string[]> {
  return [
    ...checkAcknowledged(promisesOf(ledger), await findPromised(world.pool)),
    ...checkLog(await factsOfLog(world, ledger)),
    ...(await checkLocks(world)),
    ...checkMoney(await factsOfMoney(world)),
    ...checkNumbers(await factsOfNumbers(world)),
    ...checkObjects(await factsOfObjects(world, ledger)),
    ...checkWork(await factsOfWork(world)),
    ...checkTold(await factsOfTold(world)),
    ...checkEnds(world),
  ];
}

async function checkLocks({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; count: number }>(
    `SELECT owner_id || ' ' || property_key AS id, count(*)::int FROM deed_locks WHERE status <> 'released' GROUP BY 1`,
  );
  return checkOnce('A live lock of', rows);
}

async function factsOfNumbers({ pool }: World): Promise<NumberFacts> {
  return {
    invoices: (await pool.query('SELECT issuer_id AS "issuerId", number FROM invoices')).rows,
    counters: (
      await pool.query('SELECT issuer_id AS "issuerId", last_number AS "lastNumber" FROM invoice_counters')
    ).rows,
  };
}

/** What ended by itself: an error that nobody caught. */
function checkEnds({ apps, worker, database, front }: World): string[] {
  return [...apps.map((app) => app.process), worker, database, front].flatMap(({ accidents }) =>
    accidents.splice(0).map((accident) => `${accident}, and nobody had killed it.`),
  );
}
