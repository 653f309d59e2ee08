/** Run by the watch section in its own process for each size: takes in a county's index, and matches it with what is locked. */
import { Readable } from 'node:stream';
import { db, disconnect } from '@/lib/platform/db';
import { stopSender } from '@/lib/platform/jobs';
import { importFile } from '@/lib/properties/commands/imports';
import { COUNTY, FAR, houseOf } from './fill-watch';

export type WatchMeasures = {
  rows: number;
  matches: number;
  /** of reading and writing the rows, and of comparing them with what is locked */
  takeSeconds: number;
  matchSeconds: number;
  /** the most that the process held, in megabytes, over what it held before */
  megabytes: number;
};

/** Of a hundred rows one is about a locked house; all others are about houses that nobody locked. */
const STRANGERS = 100;
const CHUNK = 64 * 1024;

function* linesOf(rows: number, locks: number): Generator<string> {
  yield 'recorded_at,instrument,type,grantors,grantees,address,parcel\n';
  for (let row = 0; row < rows; row += 1) {
    const isOfLock = row % STRANGERS === 0;
    const { address, parcel, first, last } = houseOf(isOfLock ? (row / STRANGERS) % locks : FAR + row);
    yield `2026-06-01,I${row},RELEASE,${last.toUpperCase()} ${first.toUpperCase()},FROST BANK,"${address}",${parcel}\n`;
  }
}

/** As a file is read: bytes, some hundred lines at a time. */
function* bytesOf(lines: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

async function probe(rows: number, locks: number): Promise<WatchMeasures> {
  const before = process.memoryUsage().rss;
  let most = before;
  const sample = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const startedAt = Date.now();
  const state = await importFile(() => Readable.from(bytesOf(linesOf(rows, locks))), {
    fips: COUNTY,
    fileName: 'index.csv',
  });
  clearInterval(sample);
  const { takenAt, finishedAt } = await db.recordingImport.findFirstOrThrow();
  if (!takenAt || !finishedAt || state.status !== 'done')
    throw new Error(`The import failed: ${state.failure}`);
  return {
    rows: state.added,
    matches: state.matches,
    takeSeconds: (takenAt.getTime() - startedAt) / 1000,
    matchSeconds: (finishedAt.getTime() - takenAt.getTime()) / 1000,
    megabytes: (most - before) / 1024 / 1024,
  };
}

probe(Number(process.argv[2]), Number(process.argv[3]))
  .then((measures) => process.send?.(measures))
  .then(stopSender)
  .then(disconnect)
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
