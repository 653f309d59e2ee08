import { runToEnd } from '../start/processes';
import { appEnvironment } from './environment';
import { fillLog } from './fill-log';
import type { LogMeasures, Measure } from './log-probe';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { spread } from './statistics';
import { budgetText, count, note, printTable, ratios, say, verdict, type Budget } from './table';

/** An entry costs as much in a large log as in a small one: a hundred times the entries may not cost twice the time. */
const growthBudget: Budget = { atMost: 2 };

type Round = Map<number, LogMeasures>;

/** Time and queries of an append and of a proof as the log grows, beside building the whole tree again. */
export async function measureLog(
  postgres: BenchPostgres,
  { logSizes, rounds, isQuick }: Options,
): Promise<void> {
  const databases = new Map<number, string>();
  for (const size of logSizes) {
    note(`filling the evidence log: ${count(size)} entries`);
    databases.set(size, await postgres.create(`log_${size}`));
    await fillLog(postgres.url(`log_${size}`), size);
  }
  const results: Round[] = [];
  // The sizes take turns, so that what else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    note(`evidence log, round ${round + 1} of ${rounds}`);
    const measured: Round = new Map();
    for (const [size, url] of databases) measured.set(size, await probe(url, size, isQuick ? 50 : 150));
    results.push(measured);
  }
  printLog(logSizes, results);
}

async function probe(databaseUrl: string, size: number, repeats: number): Promise<LogMeasures> {
  const script = ['scripts/bench/log-probe.ts', String(size), String(repeats)];
  const [measures] = await runToEnd({
    root: projectRoot,
    environment: appEnvironment({ databaseUrl, port: 3000 }),
    args: ['--conditions=react-server', '--import', 'tsx', ...script],
  });
  return measures as LogMeasures;
}

const works: { name: string; pick: (measures: LogMeasures) => Measure }[] = [
  { name: 'append, with its transaction', pick: ({ append }) => append },
  { name: 'inclusion path', pick: ({ inclusion }) => inclusion },
  { name: 'whole proof file', pick: ({ proofFile }) => proofFile },
  { name: 'naive: the tree rebuilt', pick: ({ rebuild }) => rebuild },
];

const header = [
  'evidence log',
  'entries',
  'ms',
  'queries',
  'pages',
  'naive ÷ this',
  '÷ smallest log',
  'budget',
  '',
];

function printLog(sizes: number[], rounds: Round[]): void {
  const rows = works.flatMap(({ name, pick }) => {
    const middle = (size: number, value: (measure: Measure) => number) =>
      spread(rounds.map((round) => value(pick(round.get(size) as LogMeasures))));
    return sizes.map((size) => {
      const milliseconds = (round: Round, of = size) => pick(round.get(of) as LogMeasures).milliseconds;
      const growth = spread(rounds.map((round) => milliseconds(round) / milliseconds(round, sizes[0])));
      const gain = spread(
        rounds.map((round) => (round.get(size) as LogMeasures).rebuild.milliseconds / milliseconds(round)),
      );
      const isOurs = !name.startsWith('naive');
      const budget = isOurs && size !== sizes[0] ? growthBudget : undefined;
      return [
        name,
        count(size),
        middle(size, (measure) => measure.milliseconds).median.toFixed(2),
        middle(size, (measure) => measure.queries).median.toFixed(1),
        middle(size, (measure) => measure.pages).median.toFixed(0),
        isOurs ? gain.median.toFixed(1) : '',
        ratios(growth),
        budgetText(budget),
        verdict(growth.median, budget),
      ];
    });
  });
  printTable('Evidence log: one at a time, median of the repeats, the sizes in turn', header, rows);
  say(
    '\nqueries, and pages of 8 kB that they looked at: counted by the database (pg_stat_statements), BEGIN and',
  );
  say('COMMIT included. naive: read every leaf and rebuild the tree.');
}
