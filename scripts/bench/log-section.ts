import { runToEnd } from '../start/processes';
import { appEnvironment } from './environment';
import { fillLog } from './fill-log';
import type { LogMeasures, Measure } from './log-probe';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { budgetText, count, note, printTable, say, verdict, type Budget } from './table';

type Sized = { size: number; measures: LogMeasures };

/** An entry costs as much in a large log as in a small one: a hundred times the entries may not cost twice the time. */
const growthBudget: Budget = { atMost: 2 };

/** Time and queries of an append and of a proof as the log grows, beside building the whole tree anew. */
export async function measureLog(postgres: BenchPostgres, { logSizes, isQuick }: Options): Promise<void> {
  const results: Sized[] = [];
  for (const size of logSizes) {
    note(`evidence log: ${count(size)} entries`);
    const databaseUrl = await postgres.create(`log_${size}`);
    await fillLog(databaseUrl, size);
    const repeats = isQuick ? 60 : 300;
    const args = [
      '--conditions=react-server',
      '--import',
      'tsx',
      'scripts/bench/log-probe.ts',
      String(size),
      String(repeats),
    ];
    const environment = appEnvironment({ databaseUrl, port: 3000 });
    const [measures] = (await runToEnd({ root: projectRoot, environment, args })) as LogMeasures[];
    if (measures) results.push({ size, measures });
  }
  printLog(results);
}

const works: { name: string; pick: (measures: LogMeasures) => Measure }[] = [
  { name: 'append, with its transaction', pick: ({ append }) => append },
  { name: 'inclusion path', pick: ({ inclusion }) => inclusion },
  { name: 'whole proof file', pick: ({ proofFile }) => proofFile },
  { name: 'naive: the tree built anew', pick: ({ rebuild }) => rebuild },
];

function printLog(results: Sized[]): void {
  const header = [
    'evidence log',
    'entries',
    'ms',
    'p0–p100',
    'queries',
    'pages of 8 kB',
    'naive ÷ this',
    '÷ smallest log',
    'budget',
    '',
  ];
  const rows = works.flatMap(({ name, pick }) =>
    results.map(({ size, measures }) => {
      const { milliseconds, queries, pages } = pick(measures);
      const smallest = results[0] && pick(results[0].measures).milliseconds.median;
      const growth = milliseconds.median / (smallest ?? NaN);
      const isOurs = !name.startsWith('naive');
      const budget = isOurs && size !== results[0]?.size ? growthBudget : undefined;
      return [
        name,
        count(size),
        milliseconds.median.toFixed(2),
        `${milliseconds.min.toFixed(1)}–${milliseconds.max.toFixed(1)}`,
        queries.toFixed(1),
        pages.toFixed(0),
        isOurs ? (measures.rebuild.milliseconds.median / milliseconds.median).toFixed(1) : '',
        growth.toFixed(2),
        budgetText(budget),
        verdict(growth, budget),
      ];
    }),
  );
  printTable('Evidence log: one at a time, median of the repeats', header, rows);
  say('\nqueries and pages: counted by the database (pg_stat_statements), BEGIN and COMMIT included.');
}
