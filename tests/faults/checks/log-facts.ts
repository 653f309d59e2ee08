import type { Ledger } from '../ledger';
import type { World } from '../world/world';
import type { LogFacts } from './log';

export async function factsOfLog({ apps, pool }: World, { checkpoints }: Ledger): Promise<LogFacts> {
  const newest = await Promise.all(
    apps.map(async ({ process: { name }, address }) => {
      const answer = await fetch(`${address}/api/log/checkpoint`);
      return [name, await answer.text()] as const;
    }),
  );
  return {
    entries: (await pool.query('SELECT index, leaf FROM log_entries ORDER BY index')).rows,
    checkpoints: (await pool.query('SELECT size, note FROM log_checkpoints ORDER BY size')).rows,
    shown: checkpoints,
    newest: new Map(newest),
  };
}
