/**
 * The disk of Postgres is full while people write: `node --conditions=react-server --import tsx scripts/trials/full-disk.ts`,
 * after `npm run build`, as root (it mounts small disks in memory). Once its tables lie there, once its write-ahead log; the word
 * `tables` or `log` tries one of them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appEnvironment } from '../bench/environment';
import { addPeople } from '../bench/people';
import { runSql } from '../bench/postgres';
import { projectRoot } from '../bench/project';
import { withWorkshop, type Workshop } from '../bench/workshop';
import { findFreePort } from '../postgres/ports';
import { startProduct, type Product } from '../smoke/product';
import { runToEnd } from '../start/processes';
import { commandOf } from '../start/running';
import { mayMount, startSmallCluster, type OnSmallDisk, type SmallCluster } from './small-cluster';
import { ask, Writers, type Call, type Kind } from './writers';

const PEOPLE = 4;
const WELL_MS = 4_000;
const LOOK_MS = 5_000;
const HEALED_WITHIN_MS = 120_000;
const METRICS_TOKEN = 'm'.repeat(32);

type Place = Workshop & { part: OnSmallDisk; cluster: SmallCluster; database: string };

async function main(): Promise<void> {
  if (!mayMount()) {
    console.log('Skipped: small disks are mounted by root alone.');
    return;
  }
  const asked = process.argv[2];
  for (const part of (['tables', 'log'] as const).filter((each) => !asked || each === asked))
    await withWorkshop((workshop) => tryPart(workshop, part));
}

async function tryPart(workshop: Workshop, part: OnSmallDisk): Promise<void> {
  const cluster = await startSmallCluster(workshop, part);
  await runSql(cluster.url('postgres'), 'CREATE DATABASE deedguard');
  const database = cluster.url('deedguard');
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/migrate.ts'];
  await runToEnd({ root: projectRoot, environment: { ...process.env, DATABASE_URL: database }, args });
  const environment = {
    ...appEnvironment({ databaseUrl: database, port: await findFreePort() }),
    EMBEDDED_DATABASE: '0',
    ALLOW_DEMO_PAYMENTS: '1',
    LOG_LEVEL: 'error',
    METRICS_TOKEN,
    STORE_FOLDER: path.join(workshop.folder, 'objects'),
  };
  const product = await startProduct({ root: projectRoot, node: process.execPath, environment });
  workshop.onEnd(product.stop);
  const place = { ...workshop, part, cluster, database };
  const calls = await fillUnderWrites(place, product);
  await sleep(WELL_MS);
  const faults = [...goneOf(product), ...(await check(place, calls))];
  console.log(faults.length === 0 ? 'Nothing was lost and nothing is half done.' : faults.join('\n'));
  if (faults.length === 0) return;
  process.exitCode = 1;
  console.log(product.output().slice(-10_000));
}

async function fillUnderWrites({ part, cluster, database }: Place, product: Product): Promise<Call[]> {
  console.log(`\nThe disk of the ${part === 'log' ? 'write-ahead log' : 'tables'} is full`);
  const people = await addPeople(database, PEOPLE);
  await workerRan(database);
  const writers = new Writers(product.address, people);
  await sleep(WELL_MS);
  console.log('before', await look(product, people[0]!.cookie));
  writers.phase = 'full';
  cluster.fill();
  for (let looks = 0; looks < 4; looks += 1) {
    await (part === 'log' ? useUpLog(database) : sleep(LOOK_MS));
    console.log('full  ', await look(product, people[0]!.cookie));
  }
  writers.phase = 'after';
  cluster.empty();
  const healed = await healedAfter(writers);
  if (healed) await sleep(WELL_MS);
  await writers.stop();
  console.log('after ', await look(product, people[0]!.cookie));
  console.log(
    `Writing went on ${healed ?? 'never'} s after room was made. Postgres ended ${cluster.ends()} times.`,
  );
  if (!healed) process.exitCode = 1;
  report(writers.calls);
  return writers.calls;
}

/** Both went through it in one piece. */
function goneOf({ pids }: Product): string[] {
  return Object.entries(pids).flatMap(([name, pid]) => (commandOf(pid) ? [] : [`the ${name} process ended`]));
}

/** Begins one piece of the log after the other, as hours of writing would, until none that is there can be used again. */
async function useUpLog(database: string): Promise<void> {
  const until = performance.now() + LOOK_MS;
  while (performance.now() < until) {
    await runSql(database, 'SELECT pg_switch_wal()').catch(() => undefined);
    await sleep(100);
  }
}

/** It makes its tables when it starts. */
async function workerRan(database: string): Promise<void> {
  while (
    (await runSql(database, `SELECT FROM pgboss.version WHERE cron_on IS NOT NULL`).catch(() => []))
      .length === 0
  ) {
    await sleep(250);
  }
}

/** Until each kind was written again: after how many seconds. */
async function healedAfter(writers: Writers): Promise<string | null> {
  const since = performance.now();
  const isGood = ({ phase, status }: Call) => phase === 'after' && status < 300 && status > 0;
  while (new Set(writers.calls.filter(isGood).map(({ kind }) => kind)).size < 4) {
    if (performance.now() - since > HEALED_WITHIN_MS) return null;
    await sleep(100);
  }
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** What is told, and what can be read. */
async function look({ address }: Product, cookie: string): Promise<string> {
  const answers = await Promise.all([
    ask(`${address}/api/health/ready`),
    ask(`${address}/api/health/services`),
    ask(`${address}/api/deedguard/locked-deeds`, { headers: { cookie } }),
    ask(`${address}/api/log/checkpoint`),
    ask(`${address}/`),
  ]);
  const [ready, ...others] = answers.map(({ status }) => status);
  const metrics = await fetch(`${address}/api/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
    .then((answer) => answer.text())
    .catch(() => '');
  const full = /^deedguard_database_full (\d)/m.exec(metrics)?.[1] ?? 'not told';
  return `ready ${ready} ${JSON.stringify(answers[0]?.body)}; services, locks, log, start page ${others.join(', ')}; metric ${full}`;
}

function report(calls: Call[]): void {
  const counts = new Map<string, number>();
  for (const { kind, phase, status, message } of calls) {
    const words = `${phase.padEnd(6)} ${kind.padEnd(8)} ${status}${status < 300 && status > 0 ? '' : ` ${message.slice(0, 90)}`}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  for (const [words, count] of [...counts].sort()) console.log(`${String(count).padStart(5)}  ${words}`);
}

const made: Record<Kind, string> = {
  lock: `SELECT split_part(property_address, ' ', 1) AS key FROM deed_locks`,
  document: `SELECT split_part(name, '.', 1) AS key FROM vault_documents`,
  invoice: 'SELECT bill_to_name AS key FROM invoices',
  account: `SELECT substring(email FROM 'writer-(.*)@') AS key FROM users WHERE email LIKE 'writer-%'`,
};

/** What was acknowledged is there, once; what was refused in words is not. */
async function check({ folder, database }: Place, calls: Call[]): Promise<string[]> {
  const faults: string[] = [];
  let unanswered = 0;
  for (const kind of Object.keys(made) as Kind[]) {
    const rows = await runSql<{ key: string }>(database, made[kind]);
    const there = new Set(rows.map(({ key }) => key));
    if (there.size < rows.length) faults.push(`${kind}: something is there twice`);
    for (const { key, status, message } of calls.filter((call) => call.kind === kind)) {
      const isGood = status > 0 && status < 300;
      if (isGood && !there.has(key)) faults.push(`${kind} ${key} was acknowledged and is lost`);
      if (message.includes('Nothing was changed') && there.has(key))
        faults.push(`${kind} ${key} was refused, and is there`);
      if (!isGood && there.has(key)) unanswered += 1;
    }
  }
  console.log(`Committed without a good answer: ${unanswered}.`);
  return [
    ...faults,
    ...(await checkRows(database)),
    ...(await checkObjects(folder, database)),
    ...checkLog({ folder, database, calls }),
  ];
}

async function checkRows(database: string): Promise<string[]> {
  const gaps = await runSql<{ words: string }>(
    database,
    `SELECT 'invoices of ' || c.issuer_id || ': ' || count(i.id) || ' of ' || c.last_number AS words
     FROM invoice_counters c LEFT JOIN invoices i ON i.issuer_id = c.issuer_id
     GROUP BY c.issuer_id, c.last_number HAVING count(i.id) <> c.last_number
     UNION ALL SELECT 'failed job ' || name FROM pgboss.job WHERE state = 'failed'`,
  );
  return gaps.map(({ words }) => words);
}

async function checkObjects(folder: string, database: string): Promise<string[]> {
  const rows = await runSql<{ id: string; state: string }>(
    database,
    'SELECT id, state::text FROM stored_objects',
  );
  const files = readdirSync(path.join(folder, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const known = new Set(rows.map(({ id }) => id));
  const kept = rows.filter(({ state }) => state === 'kept');
  const waiting = rows.length - kept.length;
  console.log(`Objects: ${kept.length} kept, ${waiting} to be removed by the job of the next hour.`);
  return [
    ...kept.filter(({ id }) => !files.includes(id)).map(({ id }) => `object ${id} has no file`),
    ...files
      .filter((name) => !known.has(name.replace(/\.partial$/, '')))
      .map((name) => `file ${name} has no row`),
  ];
}

/** In a process of its own: each acknowledged lock with its entry, and the whole log. */
function checkLog({
  folder,
  database,
  calls,
}: {
  folder: string;
  database: string;
  calls: Call[];
}): string[] {
  const file = path.join(folder, 'acknowledged');
  writeFileSync(file, calls.flatMap(({ lock }) => lock ?? []).join('\n'));
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/trials/check-locks.ts', file];
  const environment = { ...process.env, DATABASE_URL: database };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    env: environment,
    encoding: 'utf8',
  });
  console.log(stdout.trim());
  return status === 0 ? [] : [stderr.trim() || 'the log could not be read'];
}

void main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
