import { compare, type Outcome } from './comparison';
import type { Options } from './options';
import { bareTargets, serverRows, type Row } from './server-rows';
import type { serverKinds } from './servers';
import { budgetText, count, note, printTable, ratio, ratios, say, verdict } from './table';
import type { TestData } from './test-data';
import { hasWrk } from './wrk';

type Kinds = ReturnType<typeof serverKinds>;

/** p99 may be three times p50, as many times as that of the bare app, or as long as that of the bare app. */
function tailVerdict({ tail, baseTail, p99Ms, baseP99Ms }: Outcome): string {
  return p99Ms <= baseP99Ms ? 'ok' : verdict(tail, { atMost: Math.max(3, baseTail) });
}

/** Requests a second of each row, as a share of what the bare app does beside it. */
export async function measureServer(kinds: Kinds, data: TestData, options: Options): Promise<void> {
  const bare = bareTargets(data.people[0] ?? { id: '', cookie: '' });
  const floor = await compare(
    {
      side: { start: kinds.floor, target: { call: { method: 'GET', path: '/count' }, status: 200 } },
      base: { start: kinds.bareApp, target: bare.call },
      database: async () => '',
    },
    options,
  );
  const rows: string[][] = [cells({ name: 'floor: node:http and one pg query' }, floor)];
  const isWanted = ({ name }: Row) =>
    options.rows.length === 0 || options.rows.some((part) => name.includes(part));
  for (const row of serverRows(data, options).filter(isWanted)) {
    note(row.name);
    const side = { start: kinds.app, target: row.target };
    const base = { start: kinds.bareApp, target: bare[row.baseline] };
    rows.push(
      await compare({ side, base, database: () => data.databaseFor(row) }, options).then(
        (outcome) => cells(row, outcome),
        (error: unknown) => [
          row.name,
          '',
          '',
          'not measured',
          '',
          '',
          '',
          '',
          error instanceof Error ? error.message : '',
        ],
      ),
    );
  }
  printTable('Server: 16 connections, fresh processes, measured in turn with the bare app', header, rows);
  say(
    '\nratio: median of all pairs (lowest–highest). By processor time: what a request costs the web process, bare ÷ product;',
  );
  say('on a busy machine it is the steadier figure. p99 ÷ p50: budget ≤ 3, or no more than the bare app.');
  say(
    hasWrk
      ? 'Asked by wrk.'
      : 'Asked by a load in JavaScript, which takes much of a core: with wrk installed it is that.',
  );
}

const header = [
  'server',
  'req/s',
  'bare req/s',
  'ratio',
  'budget',
  '',
  'by processor time',
  'p99 ÷ p50',
  '',
  'bare p99 ÷ p50',
];

function cells({ name, budget }: Pick<Row, 'name' | 'budget'>, outcome: Outcome): string[] {
  return [
    name,
    count(outcome.perSecond),
    count(outcome.basePerSecond),
    ratios(outcome.ratio),
    budgetText(budget),
    verdict(outcome.ratio.median, budget),
    ratios(outcome.processorRatio),
    ratio(outcome.tail),
    budget ? tailVerdict(outcome) : '',
    ratio(outcome.baseTail),
  ];
}
