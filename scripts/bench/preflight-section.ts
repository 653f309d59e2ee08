import { setTimeout as sleep } from 'node:timers/promises';
import PdfKit from 'pdfkit';
import type { Options } from './options';
import type { Server, StartServer } from './servers';
import { quantile, spread } from './statistics';
import { budgetText, note, printTable, ratios, say, verdict, type Budget } from './table';
import type { TestData } from './test-data';

const PAGES = 30;
const LINES = 42;
const PAUSE_MS = 10;
const budget: Budget = { atMost: 2 };

/** Another visitor's call, which touches the database and no file. */
const OTHER_CALL = '/api/health/ready';

/** How long a page takes that is checked for a recorder, and whether another call waits for it. */
export async function measurePreflight(
  startApp: StartServer,
  data: TestData,
  options: Options,
): Promise<void> {
  note(`a PDF of ${PAGES} pages, checked for a recorder`);
  const server = await startApp(await data.databaseFor({ data: { log: 0 } }));
  const pdf = await deedOfPages(PAGES);
  const checks = options.isQuick ? 3 : 8;
  await check(server, pdf);
  const rounds: { idle: number[]; busy: number[]; pageMs: number[] }[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const idle = await measureOther(server, () => false, 200);
    const pageMs: number[] = [];
    let isOver = false;
    const working = (async () => {
      for (let count = 0; count < checks; count += 1) pageMs.push((await check(server, pdf)) / PAGES);
      isOver = true;
    })();
    const busy = await measureOther(server, () => isOver);
    await working;
    rounds.push({ idle, busy, pageMs });
  }
  const [checked, repaired] = [await processorOf(server, pdf), await processorOf(server, pdf, 'cover-sheet')];
  await server.stop();
  print(rounds);
  say(
    `of the web server itself a check takes ${checked.toFixed(0)} ms of a processor, a repair ${repaired.toFixed(0)} ms: the rest is the readers’.`,
  );
}

/** Milliseconds of a processor that the web server spends on one of them, without its readers. */
async function processorOf(server: Server, pdf: Uint8Array, repairs = ''): Promise<number> {
  await check(server, pdf, repairs);
  const before = server.processorMs();
  for (let count = 0; count < 5; count += 1) await check(server, pdf, repairs);
  return (server.processorMs() - before) / 5;
}

/** Milliseconds from the first byte that is sent to the last one of the answer. */
async function check({ address }: Server, pdf: Uint8Array, repairs = ''): Promise<number> {
  const form = new FormData();
  form.set('state', 'CA');
  form.set('county', '06037');
  form.set('documentType', 'grant-deed');
  form.set('file', new Blob([Uint8Array.from(pdf)]), 'deed.pdf');
  if (repairs) form.set('repairs', repairs);
  const start = performance.now();
  const response = await fetch(`${address}/api/recording/preflight${repairs && '/repair'}`, {
    method: 'POST',
    headers: { origin: address },
    body: form,
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`Preflight: ${response.status} ${answer.slice(0, 500)}`);
  return performance.now() - start;
}

/** One call after the other, until it is over, or so many. */
async function measureOther({ address }: Server, isOver: () => boolean, most = Infinity): Promise<number[]> {
  const times: number[] = [];
  while (!isOver() && times.length < most) {
    const start = performance.now();
    const answer = await fetch(address + OTHER_CALL);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times;
}

/** A deed as a program writes it, with a page of text on each. */
async function deedOfPages(pages: number): Promise<Uint8Array> {
  const document = new PdfKit({ size: 'LETTER', margin: 72 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document.fontSize(11).text(`GRANT DEED, page ${page}`);
    for (let line = 0; line < LINES; line += 1) {
      document.text('The grantor grants to the grantee the land that Exhibit A describes, with what');
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function print(rounds: { idle: number[]; busy: number[]; pageMs: number[] }[]): void {
  const share = (of: number) =>
    spread(rounds.map(({ idle, busy }) => quantile(busy, of) / quantile(idle, of)));
  const row = (name: string, of: number, limit?: Budget) => [
    name,
    spread(rounds.map(({ idle }) => quantile(idle, of))).median.toFixed(1),
    spread(rounds.map(({ busy }) => quantile(busy, of))).median.toFixed(1),
    ratios(share(of)),
    budgetText(limit),
    verdict(share(of).median, limit),
  ];
  printTable(
    `Recorder preflight: ms of another call, alone and while a PDF of ${PAGES} pages is checked`,
    [OTHER_CALL, 'alone', 'beside it', 'ratio', 'budget', ''],
    [row('p50', 0.5, budget), row('p95', 0.95), row('longest', 1)],
  );
  const perPage = spread(rounds.map(({ pageMs }) => quantile(pageMs, 0.5)));
  say(
    `\na page takes ${perPage.median.toFixed(0)} ms, drawn, read and judged, with the upload and the answer.`,
  );
}
