import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { postToEndpoint, type EndpointAnswer } from '@/lib/vendor/webhook-post';
import { eventBody } from '../rules/event-body';
import { FAILING_MS, nextTryAt } from '../rules/retries';
import { signedHeaders } from '../rules/signature';
import { disableEndpoint } from './disable';
import { openSecrets } from './secrets';

/** What became of a try; `idle` where there was nothing to send, or another process wrote the try first. */
export type Outcome = 'delivered' | 'again' | 'failed' | 'idle';

const KEPT_CHARACTERS = 2_000;
const GONE = 410;

const columns = {
  id: true,
  status: true,
  attempts: true,
  event: { select: { id: true, type: true, data: true, createdAt: true } },
  endpoint: {
    select: {
      id: true,
      organizationId: true,
      url: true,
      secretCiphertext: true,
      previousSecretCiphertext: true,
      previousSecretUntil: true,
      failingSince: true,
      disabledAt: true,
      deletedAt: true,
    },
  },
} satisfies Prisma.WebhookDeliverySelect;

type Delivery = Prisma.WebhookDeliveryGetPayload<{ select: typeof columns }>;
type Try = { at: Date; headers: Record<string, string>; answer: EndpointAnswer; milliseconds: number };

/**
 * Sends one event to one endpoint, signed by Standard Webhooks, and writes down what came of it. The try is written after
 * it was made: who dies in between sends again, and the receiver knows the event by its id. Twice at the same time is
 * written once.
 */
export async function attemptDelivery(id: string): Promise<Outcome> {
  const delivery = await db.webhookDelivery.findUnique({ where: { id }, select: columns });
  if (!delivery || delivery.status !== 'pending' || !isOpen(delivery.endpoint)) return 'idle';
  const made = await send(delivery);
  return transaction((tx) => note(tx, delivery, made));
}

function isOpen({ disabledAt, deletedAt }: Delivery['endpoint']): boolean {
  return disabledAt === null && deletedAt === null;
}

async function send({ event, endpoint }: Delivery): Promise<Try> {
  const [at, startedAt, body] = [now(), performance.now(), eventBody(event)];
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'DeedGuard-Webhooks/1',
    ...signedHeaders({ id: event.id, at, body }, openSecrets(endpoint)),
  };
  const answer = await postToEndpoint(endpoint.url, { headers, body });
  return { at, headers, answer, milliseconds: Math.round(performance.now() - startedAt) };
}

async function note(tx: Tx, delivery: Delivery, made: Try): Promise<Outcome> {
  const { id, attempts, endpoint } = delivery;
  const isTaken = 'status' in made.answer && made.answer.status >= 200 && made.answer.status < 300;
  // Before its deliveries, as everybody who changes both.
  if (!isTaken || endpoint.failingSince) await hold(tx, endpoint.id);
  const next = isTaken ? null : nextTryAt({ deliveryId: id, tries: attempts + 1, at: now() });
  const outcome = isTaken ? 'delivered' : next ? 'again' : 'failed';
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, status: 'pending', attempts },
    data: {
      status: outcome === 'again' ? 'pending' : outcome,
      attempts: attempts + 1,
      nextAttemptAt: next,
      deliveredAt: isTaken ? now() : null,
    },
  });
  if (count === 0) return 'idle';
  await tx.webhookAttempt.create({ data: rowOf(id, made), select: { id: true } });
  if (!isTaken) await noteFailure(tx, endpoint, made);
  else if (endpoint.failingSince) await noteRecovery(tx, endpoint.id);
  return outcome;
}

async function hold(tx: Tx, endpointId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoints WHERE id = ${endpointId}::uuid FOR NO KEY UPDATE`;
}

function rowOf(deliveryId: string, { at, headers, answer, milliseconds }: Try) {
  const said =
    'status' in answer
      ? { responseStatus: answer.status, responseBody: keepable(answer.body) }
      : { error: answer.error };
  return { id: newId(), deliveryId, at, requestHeaders: headers, milliseconds, ...said };
}

/** Postgres keeps no zero bytes and no halves of characters. */
function keepable(text: string): string {
  return text
    .replaceAll('\0', '')
    .slice(0, KEPT_CHARACTERS)
    .replace(/\p{Cs}/gu, '');
}

async function noteFailure(tx: Tx, endpoint: Delivery['endpoint'], { at, answer }: Try): Promise<void> {
  if ('status' in answer && answer.status === GONE) return disableEndpoint(tx, endpoint, 'gone');
  const { id } = endpoint;
  await tx.webhookEndpoint.updateMany({ where: { id, failingSince: null }, data: { failingSince: at } });
  const { failingSince } = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    select: { failingSince: true },
  });
  if (failingSince && at.getTime() - failingSince.getTime() >= FAILING_MS) {
    await disableEndpoint(tx, endpoint, 'failing');
  }
}

async function noteRecovery(tx: Tx, id: string): Promise<void> {
  await tx.webhookEndpoint.update({ where: { id }, data: { failingSince: null }, select: { id: true } });
}
