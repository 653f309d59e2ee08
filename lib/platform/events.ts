import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { causedByNothing } from './telemetry/cause';
import type { Tx } from './db';
import { directDatabaseUrl } from './env';
import { logger } from './telemetry/logger';

/**
 * What changed, for whoever listens to a topic (`account:{id}`, `request:{id}`), in any process: Postgres carries it
 * (LISTEN/NOTIFY). It names the thing alone; the listener reads it with its own rights.
 */
export type ChangeEvent = { topic: string; kind: string; id: string };

/** What a listener hears; null when the connection was away, so that anything may have changed. */
type Listener = (event: ChangeEvent | null) => void;

const CHANNEL = 'events';
const CONNECT_MS = 5_000;
const RECONNECT_MS = 1_000;
const PROBE_AFTER_MS = 30_000;

type Hub = { listeners: Map<string, Set<Listener>>; connection?: Promise<Client>; isListening?: boolean };

const holder = globalThis as typeof globalThis & { eventHub?: Hub };

function hub(): Hub {
  holder.eventHub ??= { listeners: new Map() };
  return holder.eventHub;
}

/** Tells listeners once the transaction is committed; never when it is not. */
export async function publish(tx: Tx, events: readonly ChangeEvent[]): Promise<void> {
  for (const event of events) await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(event)})`;
}

/**
 * Listens to a topic until the returned function is called. What is published after this resolves arrives: subscribe
 * first, then read.
 */
export async function subscribe(topic: string, listener: Listener): Promise<() => void> {
  const { listeners } = hub();
  const others = listeners.get(topic) ?? new Set();
  listeners.set(topic, others.add(listener));
  const unsubscribe = () => {
    others.delete(listener);
    if (others.size === 0 && listeners.get(topic) === others) listeners.delete(topic);
  };
  try {
    await listen();
    return unsubscribe;
  } catch (error) {
    unsubscribe();
    throw error;
  }
}

/** Whether this process hears what is published now, as far as it knows: a line that was cut silently is missed later. */
export function isListening(): boolean {
  return hub().isListening ?? false;
}

/** Ends the connection: for scripts and tests. */
export async function stopListening(): Promise<void> {
  const { connection } = hub();
  hub().connection = undefined;
  await (await connection?.catch(() => undefined))?.end();
}

/** One connection for all topics of this process. */
function listen(): Promise<Client> {
  const current = hub();
  current.connection ??= causedByNothing(connect).catch((error: unknown) => {
    current.connection = undefined;
    throw error;
  });
  return current.connection;
}

async function connect(): Promise<Client> {
  const client = new Client({
    connectionString: directDatabaseUrl(),
    connectionTimeoutMillis: CONNECT_MS,
    // It only listens: without probes a connection that was cut off silently would never be missed.
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
  });
  client.on('error', (err) => logger.warn({ events: 'connection', err }));
  client.on('notification', ({ payload }) => deliver(readEvent(payload)));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  client.on('end', () => {
    hub().isListening = false;
    void reconnect(client);
  });
  hub().isListening = true;
  return client;
}

async function reconnect(lost: Client): Promise<void> {
  const current = hub();
  if ((await current.connection) !== lost) return;
  current.connection = undefined;
  while (current.listeners.size > 0) {
    const isBack = await listen().then(
      () => true,
      () => false,
    );
    if (isBack) break;
    await sleep(RECONNECT_MS);
  }
  for (const listeners of current.listeners.values()) for (const tell of listeners) tell(null);
}

/** Null for what is not ours: every program of this database may use the channel, and throwing here would end the process. */
function readEvent(payload = ''): ChangeEvent | null {
  try {
    const event = JSON.parse(payload) as ChangeEvent | null;
    return event?.topic ? event : null;
  } catch {
    return null;
  }
}

function deliver(event: ChangeEvent | null): void {
  if (!event) return;
  for (const tell of hub().listeners.get(event.topic) ?? []) tell(event);
}
