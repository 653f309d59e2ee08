/** Run by the log section in its own process for each size: measures appends and proofs on the database it is given. */
import { randomInt } from 'node:crypto';
import { appendEntry } from '@/lib/evidence/commands';
import { getCheckpoint, getInclusion } from '@/lib/evidence/queries/log';
import { getProofFile } from '@/lib/evidence/queries/proofs';
import { disconnect, transaction } from '@/lib/platform/db';
import { benchRecord } from './fill-log';
import { rebuildRoot } from './naive-tree';
import { runSql } from './postgres';
import { spread } from './statistics';

export type Measure = {
  /** median */
  milliseconds: number;
  /** as the database counted them */
  queries: number;
  /** pages of 8 kB that the database looked at */
  pages: number;
};

export type LogMeasures = { append: Measure; inclusion: Measure; proofFile: Measure; rebuild: Measure };

const WARM_UP = 20;
const REBUILDS = 3;
const RESET = 'SELECT pg_stat_statements_reset()';
const COUNT = `
  SELECT coalesce(sum(calls), 0)::int AS calls, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int AS pages
  FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND query NOT LIKE '%pg_stat_statements%'`;

async function probe(
  url: string,
  { size, repeats }: { size: number; repeats: number },
): Promise<LogMeasures> {
  await runSql(url, 'CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const anyIndex = () => randomInt(size);
  const append = await measure(url, repeats, () =>
    transaction((tx) => appendEntry(tx, { record: benchRecord(0) })),
  );
  const inclusion = await measure(url, repeats, () => getInclusion({ index: anyIndex(), size }));
  const proofFile = await measure(url, repeats, () => getProofFile({ index: anyIndex(), format: 'html' }));
  const rebuild = await measure(url, REBUILDS, () => rebuildFromRows(url));
  await assertSameRoot(url);
  return { append, inclusion, proofFile, rebuild };
}

async function measure(url: string, repeats: number, work: () => Promise<unknown>): Promise<Measure> {
  for (let at = 0; at < Math.min(WARM_UP, repeats); at += 1) await work();
  await runSql(url, RESET);
  const times: number[] = [];
  for (let at = 0; at < repeats; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const [counted] = await runSql<{ calls: number; pages: number }>(url, COUNT);
  const { calls = 0, pages = 0 } = counted ?? {};
  return { milliseconds: spread(times).median, queries: calls / repeats, pages: pages / repeats };
}

async function rebuildFromRows(url: string): Promise<Buffer> {
  const rows = await runSql<{ leaf: string }>(url, 'SELECT leaf FROM log_entries ORDER BY index');
  return rebuildRoot(rows.map(({ leaf }) => leaf));
}

/** Otherwise two different things would have been measured. */
async function assertSameRoot(url: string): Promise<void> {
  const root = (await rebuildFromRows(url)).toString('base64');
  const [, , signedRoot] = (await getCheckpoint()).split('\n');
  if (root !== signedRoot) throw new Error('The rebuilt tree is not the one that the log signed.');
}

probe(process.env.DATABASE_URL ?? '', { size: Number(process.argv[2]), repeats: Number(process.argv[3]) })
  .then((measures) => process.send?.(measures))
  .then(disconnect)
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
