/** Run by the search section in its own process: measures searches of the account that has the most. */
import { db, disconnect } from '@/lib/platform/db';
import { refreshEntries } from '@/lib/search/commands/refresh-entries';
import { search, searchSql } from '@/lib/search/queries/search';
import { readSearch } from '@/lib/search/rules/words';
import { Prisma } from '@/prisma/generated/client';
import { quantile } from './statistics';

export type SearchMeasures = {
  entries: number;
  /** milliseconds that all but one in twenty take */
  bare: number;
  searches: { q: string; found: number; p95: number }[];
  /** of the first search */
  plan: string[];
};

const WARM_UP = 15;

/** A number, a name of which the account has as many as it has invoices, an error, a page, and nothing. */
const questions = [
  'client 4711',
  'client',
  'INV-2026-4711',
  'clinet 4711',
  'pricng',
  'travis county',
  'xyzzy',
];

async function probe(ownerId: string, repeats: number): Promise<SearchMeasures> {
  await refreshEntries();
  await db.$executeRaw`ANALYZE search_entries`;
  const owner = { id: ownerId };
  const bare = await measure(repeats, () => db.user.findUnique({ where: owner, select: { id: true } }));
  const searches = [];
  for (const q of questions) {
    let found = 0;
    const p95 = await measure(repeats, async () => (found = (await search(owner, q)).length));
    searches.push({ q, found, p95 });
  }
  return { entries: await db.searchEntry.count(), bare, searches, plan: await explain(owner) };
}

async function explain(owner: { id: string }): Promise<string[]> {
  const asked = readSearch(questions[0] ?? '');
  if (!asked) return [];
  const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF) ${searchSql(owner, asked)}`,
  );
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter((line) => /Scan/.test(line) && !/never executed/.test(line));
}

async function measure(repeats: number, work: () => Promise<unknown>): Promise<number> {
  for (let at = 0; at < WARM_UP; at += 1) await work();
  const times: number[] = [];
  for (let at = 0; at < repeats; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return quantile(times, 0.95);
}

probe(process.argv[2] ?? '', Number(process.argv[3]))
  .then((measures) => process.send?.(measures))
  .then(disconnect)
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
