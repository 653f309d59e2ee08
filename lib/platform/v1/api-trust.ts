import 'server-only';
import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import type { ApiCaller } from '../actor';
import { db, type Tx } from '../db';
import { isListening, publish, subscribe } from '../events';
import { logger } from '../telemetry/logger';

/** How long a read may trust what this process knew of a key. Of a key that changed it hears at once. */
const TRUST_MS = 2_000;
const WRITE_EVERY_MS = 1_000;
/** So close to the limit every call is counted in the database: other processes count, too. */
const RESERVE = 200;
const REMEMBERED_KEYS = 10_000;
/** A trigger of `api_keys` publishes there what changed, and so does `publishKeyChange`. */
const TOPIC = 'api-keys';

/** What is known of a key, with the calls of the hour. */
export type KnownKey = { caller: ApiCaller; endsAt: Date | null; calls: number };
type Remembered = KnownKey & { hour: number; readAt: number };
type Usage = { callerId: string; hour: Date; organizationId: string | null; calls: number; lastAt: Date };

type State = {
  isOn: boolean;
  /** goes up when keys change: what was asked before is not remembered after */
  changes: number;
  keys: Map<string, Remembered>;
  usages: Map<string, Usage>;
};

const holder = globalThis as typeof globalThis & { apiTrust?: State };

/** One for the process: Next gives each call a copy of this file. */
const state: State = (holder.apiTrust ??= { isOn: false, changes: 0, keys: new Map(), usages: new Map() });

type Moment = { at: Date; hour: Date };

/** Counts a read of a key that was seen moments ago, in memory. Null where the database has to be asked. */
export function countTrusted(
  hash: string,
  { at, hour }: Moment,
): { caller: ApiCaller; calls: number } | null {
  const key = state.keys.get(hash);
  if (!key || !isListening() || key.hour !== hour.getTime() || at.getTime() - key.readAt >= TRUST_MS)
    return null;
  if ((key.endsAt && key.endsAt <= at) || key.calls >= API_CALLS_PER_HOUR - RESERVE) return null;
  key.calls += 1;
  const { id: callerId, organizationId } = key.caller;
  add({ callerId, hour, organizationId, calls: 1, lastAt: at });
  return { caller: key.caller, calls: key.calls };
}

/** Call it before the database is asked for a key; what it returns remembers the answer, unless keys changed meanwhile. */
export function rememberKey(hash: string, { at, hour }: Moment): (known: KnownKey) => void {
  const { changes } = state;
  const isHeard = state.isOn && isListening();
  return (known) => {
    if (!isHeard || changes !== state.changes) return;
    if (state.keys.size >= REMEMBERED_KEYS) state.keys.delete(state.keys.keys().next().value ?? '');
    state.keys.set(hash, { ...known, hour: hour.getTime(), readAt: at.getTime() });
  };
}

/** Calls of an hour that the table does not have yet. */
export function callsInMemory(of: Pick<Usage, 'callerId' | 'hour'>): number {
  return state.usages.get(nameOf(of))?.calls ?? 0;
}

/** Adds to the table what was counted in memory; what could not be written is kept for the next time. */
export async function writeApiUsage(): Promise<void> {
  const usages = [...state.usages.values()];
  if (usages.length === 0) return;
  state.usages.clear();
  try {
    await upsert(usages);
  } catch (error) {
    usages.forEach(add);
    throw error;
  }
}

/** In the web server: trusts keys from now on. Returns what writes the rest and stops. */
export function trustKeys(): () => Promise<void> {
  state.isOn = true;
  const ears = keepListening();
  const write = () => writeApiUsage().catch((err: unknown) => logger.error({ job: 'api-usage', err }));
  const timer = setInterval(() => {
    ears.open();
    void write();
  }, WRITE_EVERY_MS).unref();
  ears.open();
  return async () => {
    state.isOn = false;
    clearInterval(timer);
    await ears.close();
    forgetKeys();
    await write();
  };
}

/** Without a connection nothing is trusted and calls go on: it is tried again with each `open`. */
function keepListening(): { open: () => void; close: () => Promise<void> } {
  let subscription: Promise<() => void> | undefined;
  return {
    open: () => {
      subscription ??= subscribe(TOPIC, forgetKeys).catch((err: unknown) => {
        logger.warn({ events: TOPIC, err });
        subscription = undefined;
        return () => undefined;
      });
    },
    close: async () => (await subscription)?.(),
  };
}

/** Has every process ask again for the keys that it trusts, once the transaction is committed; `id` says on whose account. */
export function publishKeyChange(tx: Tx, id: string): Promise<void> {
  return publish(tx, [{ topic: TOPIC, kind: 'changed', id }]);
}

function forgetKeys(): void {
  state.changes += 1;
  state.keys.clear();
}

function nameOf({ callerId, hour }: Pick<Usage, 'callerId' | 'hour'>): string {
  return `${callerId} ${hour.getTime()}`;
}

function add(usage: Usage): void {
  const name = nameOf(usage);
  const calls = usage.calls + (state.usages.get(name)?.calls ?? 0);
  state.usages.set(name, { ...usage, calls });
}

/** In one order, so that two processes wait for each other in the middle and not forever. */
async function upsert(usages: Usage[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO api_usage AS u (caller_id, hour, organization_id, calls, last_at)
    SELECT caller_id, hour::timestamptz, organization_id, calls, last_at::timestamptz
    FROM unnest(
      ${usages.map(({ callerId }) => callerId)}::uuid[], ${usages.map(({ hour }) => hour.toISOString())}::text[],
      ${usages.map(({ organizationId }) => organizationId)}::uuid[], ${usages.map(({ calls }) => calls)}::int[],
      ${usages.map(({ lastAt }) => lastAt.toISOString())}::text[]
    ) AS counted (caller_id, hour, organization_id, calls, last_at)
    ORDER BY caller_id, hour
    ON CONFLICT (caller_id, hour) DO UPDATE
    SET calls = u.calls + excluded.calls, last_at = greatest(u.last_at, excluded.last_at)`;
}
