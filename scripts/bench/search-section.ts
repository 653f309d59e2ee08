import { runToEnd } from '../start/processes';
import { appEnvironment } from './environment';
import { fillInvoices } from './fill-invoices';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import type { SearchMeasures } from './search-probe';
import { count, note, printTable, ratio, say } from './table';

/** Time of a search over what anybody may find and an account's own, beside reading one row, and how Postgres answers it. */
export async function measureSearch(
  postgres: BenchPostgres,
  { searchedCounts, isQuick }: Options,
): Promise<void> {
  for (const size of searchedCounts) {
    note(`filling in invoices to search: ${count(2 * size)}`);
    const url = await postgres.create(`search_${size}`);
    const owner = await fillInvoices(url, size);
    print(size, await probe(url, owner, isQuick ? 40 : 200));
  }
}

async function probe(url: string, owner: string, repeats: number): Promise<SearchMeasures> {
  const script = 'scripts/bench/search-probe.ts';
  const [measures] = await runToEnd({
    root: projectRoot,
    environment: appEnvironment({ databaseUrl: url, port: 3000 }),
    args: ['--conditions=react-server', '--import', 'tsx', script, owner, String(repeats)],
  });
  return measures as SearchMeasures;
}

function print(size: number, { entries, bare, searches, plan }: SearchMeasures): void {
  const rows = searches.map(({ q, found, p95 }) => [q, count(found), p95.toFixed(1), ratio(p95 / bare)]);
  printTable(
    `Search: ${count(2 * size)} own records, ${count(size)} of them of whoever asks, and ${count(entries)} public entries`,
    ['search', 'found', 'p95, ms', '÷ reading one row'],
    [['one row by its id', '1', bare.toFixed(1), ratio(1)], ...rows],
  );
  say('\nhow Postgres reads for the first search:');
  for (const line of plan) say(line);
}
