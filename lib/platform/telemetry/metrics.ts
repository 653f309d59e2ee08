import 'server-only';
import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { countWith } from './counts';
import { db, poolState, type Tx } from '../db';
import { counters } from './counters';
import { env } from '../env';
import { logger } from './logger';
import { within } from '../within';

/** Of each part. Prometheus gives up after ten seconds. */
const READ_MS = 2_000;

/** One gauge as a query found it. */
export type Reading = {
  name: string;
  help: string;
  values: { labels?: Record<string, string>; value: number }[];
};

/** What the database is asked for when somebody looks. Where it cannot be read, the others are. */
export type Part = { name: string; read: (tx: Tx) => Promise<Reading[]> };

const holder = globalThis as typeof globalThis & { metrics?: Registry };

/** In the web server and the worker: counts from now on. One registry for the process, however many copies of this file there are. */
export function startMetrics(): void {
  if (holder.metrics) return;
  const registry = new Registry();
  holder.metrics = registry;
  collectDefaultMetrics({ register: registry });
  countWith(counters(registry));
}

/** Everything in the text format of Prometheus: what this process counted, its connections, and what the database and others say now. */
export async function metricsText(
  parts: readonly Part[],
  others: readonly (() => Promise<Reading>)[] = [],
): Promise<string> {
  const now = new Registry();
  const failed = new Gauge({
    name: 'deedguard_scrape_failed',
    help: '1 for a part that could not be read from the database.',
    labelNames: ['part'],
    registers: [now],
  });
  for (const { name, read } of parts) {
    const readings = await readPart(name, read);
    failed.set({ part: name }, readings ? 0 : 1);
    for (const reading of readings ?? []) show(now, reading);
  }
  for (const read of others) show(now, await read());
  show(now, connections());
  show(now, await disk());
  return `${(await holder.metrics?.metrics()) ?? ''}\n${await now.metrics()}`;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Postgres itself stops a query that takes too long, so that none waits beside the next look. */
function readPart(name: string, read: Part['read']): Promise<Reading[] | null> {
  const reading = db.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${READ_MS}`);
      return read(tx);
    },
    { maxWait: READ_MS, timeout: 2 * READ_MS },
  );
  return within(READ_MS, reading).catch((err: unknown) => {
    logger.warn({ metrics: name, err });
    return null;
  });
}

function connections(): Reading {
  const { busy, idle, waiting } = poolState();
  return {
    name: 'deedguard_database_connections',
    help: 'Connections of this process that work or are idle, and calls that wait for one.',
    values: [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
      { labels: { state: 'waiting' }, value: waiting },
    ],
  };
}

/** Where documents and the embedded database lie; with a bucket, where the app does. */
async function disk(): Promise<Reading> {
  const { STORE_FOLDER, S3_BUCKET } = env();
  const { bavail, blocks, bsize } = await statfs(S3_BUCKET ? '.' : STORE_FOLDER).catch(() => statfs('.'));
  return {
    name: 'deedguard_disk_bytes',
    help: 'The disk of this process.',
    values: [
      { labels: { state: 'free' }, value: bavail * bsize },
      { labels: { state: 'total' }, value: blocks * bsize },
    ],
  };
}

function show(registry: Registry, { name, help, values }: Reading): void {
  const labelNames = Object.keys(values[0]?.labels ?? {});
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const { labels = {}, value } of values) gauge.set(labels, value);
}
