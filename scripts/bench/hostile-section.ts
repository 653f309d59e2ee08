import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileFiles } from '../hostile/corpus';
import { appEnvironment } from './environment';
import type { Options } from './options';
import type { Person } from './people';
import { projectRoot } from './project';
import type { Server, StartServer } from './servers';
import { quantile, spread } from './statistics';
import { budgetText, note, printTable, ratios, say, verdict, type Budget } from './table';
import type { TestData } from './test-data';
import type { Workshop } from './workshop';

const budget: Budget = { atMost: 2 };

/** Half of them are shared, in the web server; half are searched for a redaction, in the worker. Each keeps its reader busy. */
const shared = ['garbage-in-it', 'objects-many', 'table-stream-lies', 'page-named-often', 'filters-endless'];
const searched = ['states-many', 'keywords-only', 'function-of-loops', 'letters-many', 'table-of-headings'];

/** Other people's calls: a page of health, who one is, and a list. */
const calls = ['/api/health/live', '/api/auth/me', '/api/deedguard/locked-deeds', '/'];
const SECONDS = 8;
const PAUSE_MS = 10;
/** Until the readers have begun. */
const BEGIN_MS = 500;

/** How long other people's calls take while ten files are worked on that were made to do harm. */
export async function measureHostile(
  { startApp, workshop }: { startApp: StartServer; workshop: Workshop },
  data: TestData,
  options: Options,
): Promise<void> {
  note('ten hostile files');
  const databaseUrl = await data.databaseFor({ data: { log: options.logSizes[0] ?? 0 } });
  const server = await startApp(databaseUrl);
  const worker = startWorker(workshop, { databaseUrl, port: Number(new URL(server.address).port) });
  const [visitor, ...owners] = data.people as [Person, ...Person[]];
  await measure(server, visitor, 2);
  const rounds: { idle: number[]; busy: number[] }[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const idle = await measure(server, visitor, SECONDS);
    const ten = owners.slice(round * 10, round * 10 + 10);
    const working = await begin(server, ten);
    await sleep(BEGIN_MS);
    rounds.push({ idle, busy: await measure(server, visitor, SECONDS) });
    await working.end();
  }
  print(rounds);
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  await server.stop();
}

function startWorker({ onEnd }: Workshop, place: { databaseUrl: string; port: number }) {
  const worker = spawn(process.execPath, ['--conditions=react-server', '.next/worker.cjs'], {
    cwd: projectRoot,
    env: { ...appEnvironment(place), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  onEnd(() => void worker.kill('SIGKILL'));
  return worker;
}

/** Ten people each bring a file, and ask for what keeps its reader busy. `end` takes the files away. */
async function begin(server: Server, people: Person[]): Promise<{ end: () => Promise<void> }> {
  const files = [...shared, ...searched];
  const documents = await Promise.all(
    people.map(async (person, at) => ({ person, id: await upload(server, person, files[at] ?? '') })),
  );
  const asked = documents.map(({ person, id }, at) =>
    at < shared.length
      ? post(server, person, `/api/vault/documents/${id}/links`, { hours: 1 })
      : post(server, person, `/api/vault/documents/${id}/redactions`, { level: 'standard', rules: ['ssn'] }),
  );
  const end = async () => {
    for (const { person, id } of documents) {
      await fetch(`${server.address}/api/vault/documents/${id}`, {
        method: 'DELETE',
        headers: { cookie: person.cookie },
      });
    }
    await Promise.allSettled(asked);
  };
  return { end };
}

async function upload(server: Server, { cookie }: Person, name: string): Promise<string> {
  const file = hostileFiles.find((each) => each.name === name);
  if (!file) throw new Error(`There is no hostile file ${name}.`);
  const form = new FormData();
  form.set('category', 'Legal');
  form.set('file', new Blob([Uint8Array.from(file.make())]), `${name}.pdf`);
  const response = await fetch(`${server.address}/api/vault/documents`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (response.status !== 201) throw new Error(`Upload: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

function post(server: Server, { cookie }: Person, path: string, body: object): Promise<Response> {
  return fetch(server.address + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Milliseconds of each call, one after the other with a pause between, as one visitor makes them. */
async function measure(server: Server, { cookie }: Person, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < until; at += 1) {
    const start = performance.now();
    const answer = await fetch(server.address + calls[at % calls.length], { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${calls[at % calls.length]} answered ${answer.status}.`);
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times;
}

function print(rounds: { idle: number[]; busy: number[] }[]): void {
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
    `Hostile files: ms of other people's calls, alone and while ten are worked on`,
    ['calls', 'alone', 'beside ten', 'ratio', 'budget', ''],
    [row('p50', 0.5), row('p95', 0.95, budget), row('longest', 1)],
  );
  say(
    `\nratio: median of ${rounds.length} rounds (least–most). One visitor, one call after the other: ${calls.join(', ')}.`,
  );
}
