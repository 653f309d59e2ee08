import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { RequestEvent } from '../schema/requests';
import { visibleTo } from './requests';

const kinds: Record<string, RequestEvent['kind']> = {
  'request.created': 'created',
  'request.offered': 'offered',
  'offer.declined': 'offer_declined',
  'offer.expired': 'offer_expired',
  'request.exhausted': 'exhausted',
  'request.assigned': 'assigned',
  'request.unassigned': 'unassigned',
  'request.departed': 'departed',
  'request.arrived': 'arrived',
  'request.started': 'started',
  'request.completed': 'completed',
  'request.cancelled': 'cancelled',
  'request.reviewed': 'reviewed',
};

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
      type: { in: Object.keys(kinds) },
    },
    orderBy: { createdAt: 'asc' },
    select: { type: true, createdAt: true },
  });
  return events.flatMap(({ type, createdAt }) => {
    const kind = kinds[type];
    return kind ? { at: createdAt.toISOString(), kind } : [];
  });
}
