import { runToEnd } from '../start/processes';
import { appEnvironment } from './environment';
import { fillWatched } from './fill-watch';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { budgetText, count, note, printTable, ratio, verdict, type Budget } from './table';
import type { WatchMeasures } from './watch-probe';

/** A hundred times the rows and a hundred times the locks may not cost a row four times as much. */
const growthBudget: Budget = { atMost: 4 };
/** What is kept for good does not fit: without a limit a process takes what it can have, and that tells nothing. */
const HEAP = '--max-old-space-size=160';
/** However many rows a file has. */
const memoryBudget: Budget = { atMost: 300 };

/** Time to match a county's index with as many locked properties as it has rows, and the memory that it takes. */
export async function measureMatching(postgres: BenchPostgres, { matchSizes }: Options): Promise<void> {
  const results: { size: string; measures: WatchMeasures }[] = [];
  for (const [rows, locks] of matchSizes) {
    note(`watch: ${count(rows)} rows, ${count(locks)} locked properties`);
    const url = await postgres.create(`watch_${rows}_${locks}`);
    await fillWatched(url, locks);
    const size = `${count(rows)} × ${count(locks)}`;
    results.push({ size, measures: await probe(url, rows, locks) });
  }
  const perRow = ({ matchSeconds, rows }: WatchMeasures) => (matchSeconds / rows) * 1000;
  const first = results[0]?.measures;
  const rows = results.map(({ size, measures }) => {
    const growth = first ? perRow(measures) / perRow(first) : 1;
    const { takeSeconds, matchSeconds, matches, megabytes } = measures;
    const perSecond = count(Math.round(measures.rows / matchSeconds));
    return [
      ...[size, count(matches), takeSeconds.toFixed(1), matchSeconds.toFixed(1), perSecond],
      ...[ratio(perRow(measures)), ratio(growth), budgetText(growthBudget), verdict(growth, growthBudget)],
      ...[count(Math.round(megabytes)), budgetText(memoryBudget), verdict(megabytes, memoryBudget)],
    ];
  });
  printTable(
    'Watch: an index taken in and matched, one row of a hundred about a locked property',
    [
      ...['rows × locks', 'matches', 's to take in', 's to match', 'rows a second'],
      ...['ms a row', '÷ smallest', 'budget', '', 'MB more', 'budget', ''],
    ],
    rows,
  );
}

async function probe(databaseUrl: string, rows: number, locks: number): Promise<WatchMeasures> {
  const script = 'scripts/bench/watch-probe.ts';
  const [measures] = await runToEnd({
    root: projectRoot,
    environment: appEnvironment({ databaseUrl, port: 3000 }),
    args: [HEAP, '--conditions=react-server', '--import', 'tsx', script, String(rows), String(locks)],
  });
  return measures as WatchMeasures;
}
