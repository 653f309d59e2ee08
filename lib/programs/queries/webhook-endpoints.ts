import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { findMembership, getMembership } from '@/lib/organizations/queries/membership';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { tally } from '@/lib/platform/database/tally';
import type { DisabledReason } from '@/lib/webhooks/rules/event-types';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';

const endpointFields = {
  id: true,
  mode: true,
  url: true,
  description: true,
  eventTypes: true,
  disabledAt: true,
  disabledReason: true,
  failingSince: true,
  previousSecretUntil: true,
  createdAt: true,
} satisfies Prisma.WebhookEndpointSelect;

type EndpointRow = Prisma.WebhookEndpointGetPayload<{ select: typeof endpointFields }>;

/** What the page of webhooks shows: null for whoever is a member of no organization. */
export async function findWebhooks(
  actor: Actor,
): Promise<{ isOwner: boolean; endpoints: WebhookEndpoint[] } | null> {
  const membership = await findMembership(db, actor);
  if (!membership) return null;
  return { isOwner: membership.role === 'owner', endpoints: await listEndpoints(actor) };
}

/** The endpoints of the actor's organization, oldest first. Throws `not_found` for whoever is a member of none. */
export async function listEndpoints(actor: Actor): Promise<WebhookEndpoint[]> {
  const { organizationId } = await getMembership(db, actor);
  const rows = await db.webhookEndpoint.findMany({
    where: { organizationId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: endpointFields,
  });
  return toEndpoints(db, rows);
}

/** Throws `not_found`, also for another organization's. */
export async function getEndpoint(actor: Actor, id: string, tx: Tx = db): Promise<WebhookEndpoint> {
  const { organizationId } = await getMembership(tx, actor);
  const row = await tx.webhookEndpoint.findFirst({
    where: { id, organizationId, deletedAt: null },
    select: endpointFields,
  });
  const [endpoint] = row ? await toEndpoints(tx, [row]) : [];
  return endpoint ?? missingEndpoint();
}

export function missingEndpoint(): never {
  throw new AppError('not_found', 'There is no such webhook.');
}

async function toEndpoints(tx: Tx, rows: EndpointRow[]): Promise<WebhookEndpoint[]> {
  const where = { endpointId: { in: rows.map(({ id }) => id) }, status: 'pending' as const };
  const groups = await tx.webhookDelivery.groupBy({ by: ['endpointId'], where, _count: true });
  const waitingFor = tally(groups, 'endpointId');
  return rows.map((row) => toEndpoint(row, waitingFor(row.id)));
}

function toEndpoint({ disabledAt, disabledReason, ...row }: EndpointRow, waiting: number): WebhookEndpoint {
  const { failingSince, previousSecretUntil, createdAt } = row;
  const isRotating = previousSecretUntil !== null && previousSecretUntil > now();
  return {
    ...row,
    isOn: disabledAt === null,
    disabledReason: disabledReason as DisabledReason | null,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: isRotating ? previousSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
    waiting,
  };
}
