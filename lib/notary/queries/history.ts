import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { RequestEvent } from '../schema/requests';
import { visibleTo } from './requests';

/** In the order in which they follow each other where one step writes two at the same moment. */
const kinds: Record<string, RequestEvent['kind']> = {
  'request.created': 'created',
  'offer.declined': 'offer_declined',
  'offer.expired': 'offer_expired',
  'request.unassigned': 'unassigned',
  'request.offered': 'offered',
  'request.exhausted': 'exhausted',
  'request.assigned': 'assigned',
  'request.travel_agreed': 'travel_agreed',
  'request.begin_agreed': 'begin_agreed',
  'request.played': 'played',
  'request.departed': 'departed',
  'request.arrived': 'arrived',
  'request.started': 'started',
  'request.completed': 'completed',
  'request.cancelled': 'cancelled',
  'request.reviewed': 'reviewed',
};
const types = Object.keys(kinds);

/**
 * What happened to a request of the actor's, oldest first, as the audit trail has it: a request that was assigned twice
 * says so twice. Whom it was offered to stays ours. Throws `not_found`.
 */
export async function listRequestHistory(actor: Actor, id: string): Promise<RequestEvent[]> {
  const request = await db.notaryRequest.findFirst({
    where: { id, ...visibleTo(actor) },
    select: { offers: { select: { id: true } } },
  });
  if (!request) throw new AppError('not_found', 'There is no such request.');
  const events = await db.auditEvent.findMany({
    where: {
      subjectId: { in: [id, ...request.offers.map((offer) => offer.id)] },
      type: { in: types },
    },
    select: { type: true, createdAt: true, data: true },
  });
  events.sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || types.indexOf(a.type) - types.indexOf(b.type),
  );
  return events.flatMap(({ type, createdAt, data }) => {
    const kind = kinds[type];
    return kind
      ? { at: createdAt.toISOString(), kind, ...(isOfDemo(data) && { isDemo: true as const }) }
      : [];
  });
}

function isOfDemo(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'demo' in data;
}
