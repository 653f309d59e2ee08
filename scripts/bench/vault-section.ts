import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline, Transform, type Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sealStream } from '@/lib/platform/secrets/sealed-stream';
import { localStore } from '@/lib/vendor/local-store';
import type { Options } from './options';
import type { Person } from './people';
import type { serverKinds, Server } from './servers';
import { spread, type Spread } from './statistics';
import { budgetText, note, printTable, ratio, say, verdict, type Budget } from './table';
import type { TestData } from './test-data';
import type { Workshop } from './workshop';

const MEGABYTE = 1024 * 1024;

const sealingBudget: Budget = { atMost: 1.5 };

/** What encrypting a file into the local store costs, as a share of putting the same file there as it is. */
export async function measureSealing({ folder }: Workshop, options: Options): Promise<void> {
  note('encryption beside a plain copy');
  const store = localStore(path.join(folder, 'sealing'));
  const rows: string[][] = [];
  for (const megabytes of [1, 10, 25]) {
    const file = path.join(folder, `plain-${megabytes}`);
    writeFileSync(file, randomBytes(megabytes * MEGABYTE));
    const put = (through: () => Transform[]) => async () => {
      const key = randomUUID();
      const start = performance.now();
      await store.put(key, chain(createReadStream(file), through()));
      const ms = performance.now() - start;
      await store.delete(key);
      return ms;
    };
    const kinds = [
      put(() => []),
      put(() => [newSeal()]),
      put(() => [newHash()]),
      put(() => [newHash(), newSeal()]),
    ];
    rows.push(sealingRow(megabytes, await inTurn(kinds, options.isQuick ? 9 : 41)));
  }
  printTable(
    'Vault: ms to put a file into the local store, read from disk and synced to disk, measured in turn',
    ['file', 'plain', 'encrypted', 'ratio', 'budget', '', 'hashed', 'both', 'both ÷ hashed', 'both ÷ plain'],
    rows,
  );
  say(
    '\nratio: of the medians (of the fastest). Hashed: SHA-256 on the way, which the log needs in any case.',
  );
}

function newSeal(): Transform {
  return sealStream(randomBytes(32));
}

function newHash(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

function chain(source: Readable, through: Transform[]): Readable {
  return through.reduce<Readable>((from, next) => pipeline(from, next, () => undefined), source);
}

/** The first round warms up. */
async function inTurn(kinds: (() => Promise<number>)[], rounds: number): Promise<Spread[]> {
  const measures = kinds.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, kind] of kinds.entries()) {
      const ms = await kind();
      if (round > 0) measures[at]?.push(ms);
    }
  }
  return measures.map(spread);
}

function sealingRow(megabytes: number, measured: Spread[]): string[] {
  const [plain, sealed, hashed, both] = measured as [Spread, Spread, Spread, Spread];
  const share = (of: Spread, to: Spread) => `${ratio(of.median / to.median)} (${ratio(of.min / to.min)})`;
  return [
    `${megabytes} MB`,
    plain.median.toFixed(1),
    sealed.median.toFixed(1),
    share(sealed, plain),
    budgetText(sealingBudget),
    verdict(sealed.median / plain.median, sealingBudget),
    hashed.median.toFixed(1),
    both.median.toFixed(1),
    share(both, hashed),
    share(both, plain),
  ];
}

const transfers = [
  { megabytes: 1, atOnce: 1 },
  { megabytes: 10, atOnce: 1 },
  { megabytes: 25, atOnce: 1 },
  { megabytes: 1, atOnce: 20 },
  { megabytes: 25, atOnce: 20 },
];

/** How far the server's memory rises above idle while documents are sent to it and fetched from it. */
export async function measureTransfers(
  kinds: ReturnType<typeof serverKinds>,
  data: TestData,
  options: Options,
): Promise<void> {
  const rows: string[][] = [];
  for (const transfer of transfers) {
    const name = `${transfer.atOnce} × ${transfer.megabytes} MB`;
    note(`vault: ${name}`);
    // A log of its own for each, so that the accounts' quotas are unused.
    const databaseUrl = await data.databaseFor({ data: { log: options.logSizes[0] ?? 0 } });
    const server = await kinds.app(databaseUrl);
    const { idle, upload, download } = await measureTransfer(server, data.people, transfer);
    await server.stop();
    rows.push([name, ...[idle, upload, upload - idle, download, download - idle].map((mb) => mb.toFixed(0))]);
  }
  printTable(
    'Vault: resident MB of the server, a fresh process each, after a warm-up of three files of 1 MB',
    ['at once', 'idle', 'peak of upload', 'above idle', 'peak of download', 'above idle'],
    rows,
  );
  say('\nFlat: 25 MB cost about as much as 1 MB, and twenty at once far less than their 500 MB.');
}

async function measureTransfer(
  server: Server,
  people: Person[],
  { megabytes, atOnce }: { megabytes: number; atOnce: number },
): Promise<{ idle: number; upload: number; download: number }> {
  const [warmer, ...others] = people as [Person, ...Person[]];
  for (let round = 0; round < 3; round += 1) {
    await download(server, warmer, await upload(server, warmer, newPdf(MEGABYTE)));
  }
  await sleep(1_000);
  const idle = memoryOf(server).now;
  const bytes = newPdf(megabytes * MEGABYTE);
  const senders = others.slice(0, atOnce);

  resetPeak(server);
  const ids = await Promise.all(senders.map((person) => upload(server, person, bytes)));
  const uploadPeak = memoryOf(server).peak;
  await sleep(1_000);
  resetPeak(server);
  await Promise.all(senders.map((person, at) => download(server, person, ids[at] ?? '')));
  return { idle, upload: uploadPeak, download: memoryOf(server).peak };
}

/** As much of a PDF as the upload looks at: how it begins and how it ends. */
function newPdf(size: number): Blob {
  const [start, end] = ['%PDF-1.7\n', '\n%%EOF\n'];
  return new Blob([start, randomBytes(size - start.length - end.length), end]);
}

async function upload(server: Server, person: Person, file: Blob): Promise<string> {
  const form = new FormData();
  form.set('category', 'Legal');
  form.set('file', file, `${randomUUID()}.pdf`);
  const response = await fetch(`${server.address}/api/vault/documents`, {
    method: 'POST',
    headers: { cookie: person.cookie },
    body: form,
  });
  if (response.status !== 201) throw new Error(`Upload: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

async function download(server: Server, person: Person, id: string): Promise<void> {
  const address = `${server.address}/api/vault/documents/${id}/content`;
  const response = await fetch(address, { headers: { cookie: person.cookie } });
  if (!response.ok || !response.body)
    throw new Error(`Download: ${response.status} ${await response.text()}`);
  await response.body.pipeTo(new WritableStream());
}

/** proc(5): this makes the peak what it is now. */
function resetPeak({ pid }: Server): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Megabytes in memory, and the most since the last reset. Linux alone tells. */
function memoryOf({ pid }: Server): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
