import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { logger } from '@/lib/platform/telemetry/logger';
import { chooseLanes, LANES, type DueEndpoint } from '../rules/lanes';
import { attemptDelivery } from './deliver';

/** Events on their way to one endpoint at the same time; to one that fails, a single one. */
const ABREAST = 4;
/** After so long an endpoint goes back to the end of the line, however much waits for it. */
const TURN_MS = 20_000;
const POLL_MS = 500;
/** For so long nobody else sends what a process has taken: longer than a try lasts. */
const CLAIM_MS = 60_000;
/** Then what is still on its way is left to another worker; scripts/start kills one after 10 s. */
const STOP_MS = 7_000;

/** Looked at when a lane is free. */
const MOST_DUE = 200;

/**
 * Sends what is due, until it is stopped: each endpoint on a lane of its own, so that one which is slow or dead holds up
 * itself alone. The table of deliveries is the queue (docs/decisions.md says why it is none of pg-boss).
 */
export function startDelivering(): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const busy = new Map<string, { endpoint: DueEndpoint; running: Promise<void> }>();
  const servedAt = new Map<string, number>();
  const isOver = () => stopping.signal.aborted;

  function open(endpoint: DueEndpoint): void {
    const running = runLane(endpoint, isOver)
      .catch(logFailure)
      .finally(() => {
        busy.delete(endpoint.id);
        servedAt.set(endpoint.id, now().getTime());
      });
    busy.set(endpoint.id, { endpoint, running });
  }

  async function openLanes(): Promise<void> {
    if (busy.size === LANES) return;
    const due = await listDueEndpoints([...busy.keys()]);
    const lanes = [...busy.values()].map(({ endpoint }) => endpoint);
    chooseLanes({ due, busy: lanes, servedAt }).forEach(open);
  }

  async function work(): Promise<void> {
    while (!isOver()) {
      await openLanes().catch(logFailure);
      await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await Promise.all([...busy.values()].map(({ running }) => running));
  }

  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([working, sleep(STOP_MS)]);
    },
  };
}

function logFailure(err: unknown): void {
  logger.error({ job: 'webhook-delivery', err });
}

/** Sends what is due to one endpoint, for one turn. */
export async function runLane({ id, isFailing }: DueEndpoint, isStopped = () => false): Promise<void> {
  const until = now().getTime() + TURN_MS;
  const isOver = () => isStopped() || now().getTime() > until;
  await Promise.all(Array.from({ length: isFailing ? 1 : ABREAST }, () => sendOn(id, isOver)));
}

async function sendOn(endpointId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const deliveryId = await claimDelivery(endpointId);
    if (!deliveryId) return;
    const outcome = await attemptDelivery(deliveryId);
    logger.info({ job: 'webhook-delivery', deliveryId, outcome });
    // Not on and on at the pace at which a dead one refuses: the next look begins another turn.
    if (outcome === 'again') return;
  }
}

/** Endpoints with something to send, who has waited longest first. */
export async function listDueEndpoints(except: string[] = []): Promise<DueEndpoint[]> {
  return db.$queryRaw<DueEndpoint[]>`
    SELECT e.id, e.failing_since IS NOT NULL AS "isFailing"
    FROM webhook_endpoints e
    JOIN organizations o ON o.id = e.organization_id AND o.ended_at IS NULL
    CROSS JOIN LATERAL (
      SELECT d.next_attempt_at FROM webhook_deliveries d
      WHERE d.endpoint_id = e.id AND d.next_attempt_at <= ${now()}
      ORDER BY d.next_attempt_at LIMIT 1) due
    WHERE e.disabled_at IS NULL AND e.deleted_at IS NULL AND e.id <> ALL (${except}::uuid[])
    ORDER BY due.next_attempt_at LIMIT ${MOST_DUE}`;
}

/** Takes the delivery that has been due for longest: whoever dies with it leaves it to be taken again. */
async function claimDelivery(endpointId: string): Promise<string | undefined> {
  const at = now();
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    UPDATE webhook_deliveries SET next_attempt_at = ${new Date(at.getTime() + CLAIM_MS)}
    WHERE id = (
      SELECT id FROM webhook_deliveries WHERE endpoint_id = ${endpointId}::uuid AND next_attempt_at <= ${at}
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return claimed?.id;
}
