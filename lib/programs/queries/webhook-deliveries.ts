import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { eventBody } from '@/lib/webhooks/rules/event-body';
import type {
  DeliveryDetail,
  DeliveryPage,
  WebhookDelivery,
  WebhookTry,
} from '@/lib/webhooks/schema/deliveries';
import { getEndpoint } from './webhook-endpoints';

const deliveryFields = {
  id: true,
  eventId: true,
  status: true,
  attempts: true,
  nextAttemptAt: true,
  createdAt: true,
  event: { select: { type: true } },
  tries: {
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 1,
    select: { responseStatus: true, error: true },
  },
} satisfies Prisma.WebhookDeliverySelect;

type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof deliveryFields }>;

/** What was sent to an endpoint, newest first. Throws `not_found`, also for another organization's endpoint. */
export async function listDeliveries(
  actor: Actor,
  { endpointId, after }: { endpointId: string; after?: string },
): Promise<DeliveryPage> {
  await getEndpoint(actor, endpointId);
  const rows = await db.webhookDelivery.findMany({
    where: { endpointId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    ...pageAfter(after),
    select: deliveryFields,
  });
  const page = cutPage(rows, after);
  return { deliveries: page.rows.map(toDelivery), next: page.next };
}

/** One delivery, with what was sent and answered. Throws `not_found`. */
export async function getDelivery(
  actor: Actor,
  { endpointId, id }: { endpointId: string; id: string },
): Promise<DeliveryDetail> {
  await getEndpoint(actor, endpointId);
  const row = await db.webhookDelivery.findFirst({
    where: { id, endpointId },
    select: {
      ...deliveryFields,
      event: { select: { id: true, type: true, data: true, createdAt: true } },
      tries: { orderBy: [{ at: 'desc' }, { id: 'desc' }] },
    },
  });
  if (!row) throw new AppError('not_found', 'There is no such delivery.');
  return { ...toDelivery(row), body: eventBody(row.event), log: row.tries.map(toTry) };
}

function toDelivery({
  event,
  tries,
  attempts,
  nextAttemptAt,
  createdAt,
  ...row
}: DeliveryRow): WebhookDelivery {
  const [last] = tries;
  return {
    id: row.id,
    eventId: row.eventId,
    type: event.type,
    status: row.status,
    tries: attempts,
    lastStatus: last?.responseStatus ?? null,
    lastError: last?.error ?? null,
    nextTryAt: nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function toTry({ at, requestHeaders, ...tried }: Prisma.WebhookAttemptModel): WebhookTry {
  const { responseStatus, responseBody, error, milliseconds } = tried;
  return {
    at: at.toISOString(),
    requestHeaders: requestHeaders as Record<string, string>,
    responseStatus,
    responseBody,
    error,
    milliseconds,
  };
}
