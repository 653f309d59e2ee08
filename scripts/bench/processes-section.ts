import type { Target } from './call';
import { CONNECTIONS, load, type Extent } from './load';
import type { Options } from './options';
import { serverRows } from './server-rows';
import type { Server, StartServer } from './servers';
import { spread } from './statistics';
import { count, note, printTable, ratio, ratios, say } from './table';
import type { TestData } from './test-data';

const MEASURED = ['log/checkpoint', 'auth/me', 'locked-deeds', '/home', 'lock-deed'];
const WARM_UP = { amount: 500 };

type Measured = { perSecond: number; p99Ms: number };
type Pair = { one: Measured; two: Measured };

/**
 * The same 16 connections on one app process, and on two over the same database: what a second one adds where Postgres, the
 * connections and the processes share one machine.
 */
export async function measureProcesses(start: StartServer, data: TestData, options: Options): Promise<void> {
  // One size of each: the first is the smallest.
  const rows = serverRows(data, {
    tableRows: options.tableRows.slice(0, 1),
    logSizes: options.logSizes.slice(0, 1),
  }).filter(({ name }) => MEASURED.some((part) => name.includes(part)));
  const cells: string[][] = [];
  for (const row of rows) {
    note(`${row.name}, one and two processes`);
    const pairs: Pair[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      pairs.push(...(await measureRound(start, await data.databaseFor(row), row.target, options)));
    }
    cells.push([row.name, ...cellsOf(pairs)]);
  }
  printTable('Processes: 16 connections on one app process, and eight on each of two', header, cells);
  say('\ntwo ÷ one: median of all pairs (lowest–highest), measured in turn on the same two processes.');
}

const header = ['processes', 'one, req/s', 'two, req/s', 'two ÷ one', 'p99 one, ms', 'p99 two, ms'];

async function measureRound(
  start: StartServer,
  databaseUrl: string,
  target: Target,
  { slices, sliceSeconds }: Options,
): Promise<Pair[]> {
  const servers = [await start(databaseUrl), await start(databaseUrl)];
  const extent = { duration: sliceSeconds };
  try {
    for (const server of servers) await load(server.address, target, WARM_UP);
    const pairs: Pair[] = [];
    for (let slice = 0; slice < slices; slice += 1) {
      const one = () => measure(servers.slice(0, 1), target, extent);
      const two = () => measure(servers, target, extent);
      if (slice % 2 === 0) pairs.push({ one: await one(), two: await two() });
      else {
        const first = await two();
        pairs.push({ one: await one(), two: first });
      }
    }
    return pairs;
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The connections in equal shares, as a proxy deals them. */
async function measure(servers: Server[], target: Target, extent: Extent): Promise<Measured> {
  const each = CONNECTIONS / servers.length;
  const shares = await Promise.all(servers.map(({ address }) => load(address, target, extent, each)));
  return {
    perSecond: shares.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99Ms: Math.max(...shares.map(({ p99Ms }) => p99Ms)),
  };
}

function cellsOf(pairs: Pair[]): string[] {
  const middle = (values: number[]) => spread(values).median;
  const one = pairs.map((pair) => pair.one);
  const two = pairs.map((pair) => pair.two);
  return [
    count(middle(one.map(({ perSecond }) => perSecond))),
    count(middle(two.map(({ perSecond }) => perSecond))),
    ratios(spread(pairs.map((pair) => pair.two.perSecond / pair.one.perSecond))),
    ratio(middle(one.map(({ p99Ms }) => p99Ms))),
    ratio(middle(two.map(({ p99Ms }) => p99Ms))),
  ];
}
