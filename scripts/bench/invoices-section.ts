import { runToEnd } from '../start/processes';
import { appEnvironment } from './environment';
import { fillInvoices } from './fill-invoices';
import type { InvoiceMeasures } from './invoices-probe';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { spread, type Spread } from './statistics';
import { budgetText, count, note, printTable, ratio, ratios, say, verdict, type Budget } from './table';

/** Wherever a page is, and however long the list is. */
const pageBudget: Budget = { atMost: 2 };
/** Longer, and it would have to leave the event loop. */
const pdfBudget: Budget = { atMost: 300 };

type Work = { name: string; of: keyof InvoiceMeasures['pages'] };
type Place = { size: number; url: string; issuer: string };
type Round = Map<number, InvoiceMeasures>;

const works: Work[] = [
  { name: 'first page', of: 'first' },
  { name: 'page in the middle', of: 'middle' },
  { name: 'last page', of: 'last' },
  { name: 'naive: last page by OFFSET', of: 'offset' },
];

/** Time to list a page of fifty wherever it is, to draw a PDF, and to give a hundred numbers at once. */
export async function measureInvoices(
  postgres: BenchPostgres,
  { invoiceCounts, rounds, isQuick }: Options,
): Promise<void> {
  const places: Place[] = [];
  for (const size of invoiceCounts) {
    note(`filling in invoices: ${count(size)}`);
    const url = await postgres.create(`invoices_${size}`);
    places.push({ size, url, issuer: await fillInvoices(url, size) });
  }
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    note(`invoices, round ${round + 1} of ${rounds}`);
    const measured: Round = new Map();
    for (const place of places) {
      // Each round makes accounts and invoices of its own.
      const url = await postgres.create(`invoices_${place.size}_${round}`, `invoices_${place.size}`);
      measured.set(place.size, await probe({ ...place, url }, isQuick ? 30 : 90));
    }
    results.push(measured);
  }
  printPages(invoiceCounts, results);
  const all = results.flatMap((round) => [...round.values()]);
  printPdfs(all);
  printCreates(all);
}

async function probe({ url, issuer }: Place, repeats: number): Promise<InvoiceMeasures> {
  const script = 'scripts/bench/invoices-probe.ts';
  const [measures] = await runToEnd({
    root: projectRoot,
    environment: appEnvironment({ databaseUrl: url, port: 3000 }),
    args: ['--conditions=react-server', '--import', 'tsx', script, issuer, String(repeats)],
  });
  return measures as InvoiceMeasures;
}

function printPages(sizes: number[], rounds: Round[]): void {
  const smallest = Math.min(...sizes);
  const rows = works.flatMap(({ name, of }) =>
    sizes.map((size) => {
      const times = rounds.map((round) => pagesOf(round, size)[of]);
      const growth = spread(rounds.map((round) => pagesOf(round, size)[of] / pagesOf(round, smallest).first));
      const budget = name.startsWith('naive') ? undefined : pageBudget;
      const judged = [ratios(growth), budgetText(budget), verdict(growth.median, budget)];
      return [name, count(size), ratio(spread(times).median), ...judged];
    }),
  );
  const header = ['invoices', 'of one account', 'ms', '÷ first page of the smallest', 'budget', ''];
  printTable('Invoices: a page of fifty, median of the repeats', header, rows);
}

function pagesOf(round: Round, size: number): InvoiceMeasures['pages'] {
  return (round.get(size) as InvoiceMeasures).pages;
}

function printPdfs(all: InvoiceMeasures[]): void {
  const rows = [0, 1].map((index) => {
    const measures = all.map(({ pdf }) => pdf[index] as InvoiceMeasures['pdf'][number]);
    const { lines = 0, bytes = 0 } = measures[0] ?? {};
    const times = spread(measures.map(({ milliseconds }) => milliseconds));
    const judged = [timeText(times), budgetText(pdfBudget), verdict(times.median, pdfBudget)];
    return [`${count(lines)} lines`, count(bytes), ...judged];
  });
  printTable('Invoices: read and drawn as a PDF', ['PDF', 'bytes', 'ms', 'budget', ''], rows);
}

function printCreates(all: InvoiceMeasures[]): void {
  const creates = all.map((measures) => measures.creates);
  const total = count(creates[0]?.count ?? 0);
  const rows = [
    [`${total} at once`, timeText(spread(creates.map(({ together }) => together)))],
    [`${total} one after another`, timeText(spread(creates.map(({ inTurn }) => inTurn)))],
  ];
  printTable('Invoices: made by one account', ['creates', 'ms'], rows);
  const isGapless = creates.every((each) => each.isGapless);
  say(`\nnumbers of those made at once: ${isGapless ? 'consecutive, none twice' : 'NOT CONSECUTIVE'}`);
}

function timeText({ median, min, max }: Spread): string {
  return `${count(median)} (${count(min)}–${count(max)})`;
}
