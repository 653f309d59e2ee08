/** Run by the webhooks section in its own process: delivers events to servers of this machine, as the worker does. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { db, disconnect } from '@/lib/platform/db';
import { startDelivering } from '@/lib/webhooks/commands/lanes';
import { newSecret, sealSecret } from '@/lib/webhooks/commands/secrets';

/** Of the endpoints that work: seconds until the last of their events was taken. */
export type WebhookMeasures = { seconds: number; delivered: number; deadTries: number; slowTries: number };

const SLOW_MS = 5_000;
const GOOD = 8;
const ORGANIZATION = '00000000-0000-4000-8000-000000000001';

const [eventsText, withBad] = process.argv.slice(2);
const events = Number(eventsText);

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

async function addEndpoint(at: number, url: string): Promise<string> {
  const id = `00000000-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`;
  const secretCiphertext = sealSecret(id, newSecret());
  const data = { id, organizationId: ORGANIZATION, mode: 'live', url, secretCiphertext } as const;
  await db.webhookEndpoint.create({ data: { ...data, eventTypes: ['*'], createdAt: new Date() } });
  return id;
}

async function probe(): Promise<WebhookMeasures> {
  const good = createServer((request, response) => request.resume().on('end', () => response.end('ok')));
  const slow = createServer((_request, response) => void setTimeout(() => response.end('ok'), SLOW_MS));
  const [goodUrl, slowUrl] = [await listen(good), await listen(slow)];
  await db.organization.create({
    data: { id: ORGANIZATION, name: 'Bench', planHolderId: ORGANIZATION, createdAt: new Date() },
  });
  const goodIds: string[] = [];
  for (let at = 0; at < GOOD; at += 1) goodIds.push(await addEndpoint(at, goodUrl));
  // What nothing listens to, and what takes its time.
  const dead = withBad ? await addEndpoint(GOOD, 'http://127.0.0.1:9/hook') : null;
  const late = withBad ? await addEndpoint(GOOD + 1, slowUrl) : null;
  await fill();
  const startedAt = performance.now();
  const delivering = startDelivering();
  const expected = events * GOOD;
  while ((await countDelivered(goodIds)) < expected) await sleep(250);
  const seconds = (performance.now() - startedAt) / 1000;
  const [deadTries, slowTries] = [await countTries(dead), await countTries(late)];
  await delivering.stop();
  for (const server of [good, slow]) server.close().closeAllConnections();
  return { seconds, delivered: expected, deadTries, slowTries };
}

/** So many events, each for every endpoint. */
async function fill(): Promise<void> {
  await db.$executeRaw`
    INSERT INTO webhook_events (id, organization_id, mode, type, data, created_at)
    SELECT gen_random_uuid(), ${ORGANIZATION}::uuid, 'live', 'request.created', '{"booking_id": "b1"}', now()
    FROM generate_series(1, ${events}::int)`;
  await db.$executeRaw`
    INSERT INTO webhook_deliveries (id, event_id, endpoint_id, created_at, next_attempt_at)
    SELECT gen_random_uuid(), v.id, e.id, v.created_at, v.created_at FROM webhook_events v, webhook_endpoints e`;
}

function countDelivered(endpointIds: string[]): Promise<number> {
  return db.webhookDelivery.count({ where: { endpointId: { in: endpointIds }, status: 'delivered' } });
}

async function countTries(endpointId: string | null): Promise<number> {
  return endpointId ? db.webhookAttempt.count({ where: { delivery: { endpointId } } }) : 0;
}

probe()
  .then((measures) => process.send?.(measures))
  .then(disconnect)
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
