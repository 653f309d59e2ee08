import 'server-only';
import { accountStream } from '@/lib/platform/account-stream';
import type { Actor } from '@/lib/platform/actor';
import { subscribe } from '@/lib/platform/events';
import { logger } from '@/lib/platform/telemetry/logger';
import type { Tracking } from '../schema/tracking';
import { findTracked, getTracking } from '../queries/tracking';

/**
 * The tracking as server-sent events: as it is now, and again after each change, until the visit is over. Throws
 * `not_found` for anybody but a party, `rate_limited` for too many at a time. Who stops being one (a notary who gave the
 * visit back), or signs out, hears no more.
 */
export async function openTrackingStream(actor: Actor, id: string, request: Request): Promise<Response> {
  await getTracking(actor, id);
  return accountStream(actor, request, (send, end) => join(id, { userId: actor.id, send, end, told: null }));
}

type Reader = {
  userId: string;
  send: (tracking: Tracking) => void;
  end: () => void;
  /** what it was told last, so that nobody hears the same twice */
  told: string | null;
};

/** Everybody in this process who watches one request. They share its subscription, and one query for each change. */
type Watch = {
  readers: Set<Reader>;
  subscribed: Promise<() => void>;
  /** something changed since the query that runs now began */
  isStale: boolean;
  isReading: boolean;
};

const watches = new Map<string, Watch>();

async function join(id: string, reader: Reader): Promise<() => void> {
  const watch = watches.get(id) ?? open(id);
  watch.readers.add(reader);
  const leave = () => {
    watch.readers.delete(reader);
    if (watch.readers.size === 0) close(id, watch);
  };
  try {
    // What changes after this is heard, so what is read after this is missed by nobody.
    await watch.subscribed;
  } catch (error) {
    leave();
    throw error;
  }
  void refresh(id, watch);
  return leave;
}

function open(id: string): Watch {
  const watch: Watch = {
    readers: new Set(),
    subscribed: subscribe(`request:${id}`, () => void refresh(id, watch)),
    isStale: false,
    isReading: false,
  };
  watches.set(id, watch);
  return watch;
}

function close(id: string, watch: Watch): void {
  if (watches.get(id) === watch) watches.delete(id);
  watch.subscribed.then(
    (unsubscribe) => unsubscribe(),
    () => undefined,
  );
}

/** One query at a time: what changes meanwhile asks for one more, however often it changed. */
async function refresh(id: string, watch: Watch): Promise<void> {
  watch.isStale = true;
  if (watch.isReading) return;
  watch.isReading = true;
  try {
    while (watch.isStale && watch.readers.size > 0) {
      watch.isStale = false;
      await tellAll(id, watch);
    }
  } catch (err) {
    // Then the browsers ask again by themselves, which reads it again.
    logger.error({ stream: 'tracking', err });
    endAll(watch);
  } finally {
    watch.isReading = false;
  }
}

async function tellAll(id: string, watch: Watch): Promise<void> {
  const tracked = await findTracked(id);
  if (!tracked) return endAll(watch);
  const { partyIds, tracking } = tracked;
  const text = JSON.stringify(tracking);
  for (const reader of [...watch.readers]) {
    const isParty = partyIds.includes(reader.userId);
    if (isParty && reader.told !== text) {
      reader.told = text;
      reader.send(tracking);
    }
    if (!isParty || isOver(tracking)) reader.end();
  }
}

function endAll({ readers }: Watch): void {
  for (const reader of [...readers]) reader.end();
}

function isOver({ status }: Tracking): boolean {
  return status === 'completed' || status === 'cancelled';
}
