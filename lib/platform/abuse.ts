import 'server-only';
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AbuseKind } from '@/prisma/generated/enums';
import { now } from './clock';
import { db } from './db';
import { env } from './env';
import { logger } from './telemetry/logger';
import { clientAddress } from './http/network-address';

type Note = { kind: AbuseKind; what: string };
type Count = Note & { day: string; source: string; count: number; lastAt: Date };
type State = { day: string; counts: Map<string, Count>; sources: Set<string>; isWriting: boolean };

const WRITE_EVERY_MS = 5_000;
/** Of one day and one process. What comes on top is counted without telling it apart: the table stays small in a flood. */
const MAX_SOURCES = 2_000;

/** How scripts/server.mjs, which is plain JavaScript, tells what it refused before Next saw it. */
type ServerHooks = { noteRefusal?: (what: string, request: IncomingMessage) => void };

const holder = globalThis as typeof globalThis & ServerHooks & { abuse?: State };

/**
 * Counts something in the memory of this process; `keepAbuseCounts` writes it. `source` is whose it was (a network address,
 * an account, an email address), and is kept as a mark alone: a keyed hash, another one each day.
 */
export function noteAbuse({ kind, what, source }: Note & { source?: string }): void {
  const lastAt = now();
  const day = lastAt.toISOString().slice(0, 10);
  const state = stateOf(day);
  const mark = source === undefined ? '' : markOf(day, source);
  const isApart = mark !== '' && isToldApart(state, `${kind} ${what} ${mark}`);
  add(state, { day, kind, what, source: isApart ? mark : '', count: 1, lastAt });
}

/** The same for something that came with a request. */
export function noteRequest(request: { headers: Headers }, note: Note): void {
  noteAbuse({ ...note, source: clientAddress(request.headers, env().TRUSTED_PROXIES) });
}

/** Adds to the table what was counted since the last time; what could not be written is kept for the next. Returns how many rows. */
export async function writeAbuseCounts(): Promise<number> {
  const state = holder.abuse;
  if (!state || state.counts.size === 0 || state.isWriting) return 0;
  const counts = [...state.counts.values()];
  state.counts = new Map();
  state.isWriting = true;
  try {
    await upsert(counts);
  } catch (error) {
    for (const count of counts) add(state, count);
    throw error;
  } finally {
    state.isWriting = false;
  }
  return counts.length;
}

/** Writes every few seconds from now on: once in each process that counts. Returns what writes the rest and stops. */
export function keepAbuseCounts(): () => Promise<void> {
  const write = () => writeAbuseCounts().catch((err: unknown) => logger.error({ job: 'abuse-counts', err }));
  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}

/** In the web server: counts from now on, also what it refuses before any of our calls. Returns what writes the rest. */
export function countForServer(): () => Promise<void> {
  holder.noteRefusal = (what, { headers }) => {
    const known = ['x-socket-address', 'x-forwarded-for'].map((name) => [name, String(headers[name] ?? '')]);
    noteRequest({ headers: new Headers(known as [string, string][]) }, { kind: 'refused', what });
  };
  return keepAbuseCounts();
}

/** The bundle of each call has its own copy of this file, so the counts are held by the process. */
function stateOf(day: string): State {
  holder.abuse ??= { day, counts: new Map(), sources: new Set(), isWriting: false };
  if (holder.abuse.day !== day) Object.assign(holder.abuse, { day, sources: new Set() });
  return holder.abuse;
}

function add({ counts }: State, { count, ...one }: Count): void {
  const key = JSON.stringify([one.day, one.kind, one.what, one.source]);
  counts.set(key, { ...one, count: count + (counts.get(key)?.count ?? 0) });
}

function markOf(day: string, source: string): string {
  const mac = createHmac('sha256', env().NEXTAUTH_SECRET).update(`abuse\n${day}\n${source}`);
  return mac.digest('base64url').slice(0, 12);
}

function isToldApart({ sources }: State, source: string): boolean {
  if (sources.size < MAX_SOURCES) sources.add(source);
  return sources.has(source);
}

/** In one order, so that two processes wait for each other in the middle and not forever. */
async function upsert(counts: Count[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO abuse_counts (id, day, kind, what, source, count, last_at)
    SELECT gen_random_uuid(), day::date, kind::"AbuseKind", what, source, count, last_at::timestamptz
    FROM unnest(
      ${counts.map(({ day }) => day)}::text[], ${counts.map(({ kind }) => kind)}::text[],
      ${counts.map(({ what }) => what)}::text[], ${counts.map(({ source }) => source)}::text[],
      ${counts.map(({ count }) => count)}::int[], ${counts.map(({ lastAt }) => lastAt.toISOString())}::text[]
    ) AS noted (day, kind, what, source, count, last_at)
    ORDER BY day, kind, what, source
    ON CONFLICT (day, kind, what, source) DO UPDATE
    SET count = abuse_counts.count + excluded.count, last_at = greatest(abuse_counts.last_at, excluded.last_at)`;
}
