import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { rankCandidates, type RankedNotary } from '../queries/candidates';
import { toWanted, wantedSelect } from '../rules/wanted';
import { isTooLate, offerExpiresAt, offerMinutes, SEARCH_ENDS } from '../rules/offer-window';
import { requestTitle } from '../rules/services';
import { announceOffer, announceRequest } from './announce';
import { expireOffer } from './close-offer';
import { publishRequest } from './request-events';
import { recordRound } from './rounds';

const DEMO_ANSWER_MS = 5_000;
/** The queue's clock is the database's: a job that comes this early comes again. */
const EARLY_MS = 5_000;

const columns = {
  ...wantedSelect,
  documentType: true,
  preferredNotaryId: true,
  exhaustedAt: true,
  offers: {
    where: { status: 'open' },
    select: { id: true, notaryId: true, expiresAt: true },
  },
} as const;

type PendingRequest = NonNullable<Awaited<ReturnType<typeof readPending>>>;
type Outcome = 'offered' | 'waiting' | 'exhausted' | 'cancelled' | 'nothing';

/**
 * One step of finding a notary: ends an offer that was not answered in time, and offers the request to the next best.
 * With nobody left it tells the client, and the request waits. Safe to run twice, at once, and at any time: what does not
 * fit the state of the request comes to nothing.
 */
export async function dispatchRequest(id: string): Promise<{ requestId: string; outcome: Outcome }> {
  const outcome = await transaction((tx) => step(tx, id));
  return { requestId: id, outcome };
}

async function step(tx: Tx, id: string): Promise<Outcome> {
  const at = now();
  const request = await readPending(tx, id);
  if (!request) return 'nothing';
  const open = request.offers[0];
  if (open && open.expiresAt > at) return waitFor(tx, request, open.expiresAt);
  if (open) await expireOffer(tx, { ...open, request });
  if (isTooLate(request.appointmentAt, at)) return giveUp(tx, request);
  const wanted = toWanted(request);
  const ranked = await rankCandidates(tx, wanted, request.preferredNotaryId);
  const [best] = ranked;
  if (!best && request.exhaustedAt) return 'exhausted';
  await recordRound(tx, { wanted, ranked, preferredNotaryId: request.preferredNotaryId });
  return best ? offerTo(tx, best, request) : exhaust(tx, request);
}

/** Holds the request: two steps at once happen one after the other. Null for one that is not pending, or no longer. */
async function readPending(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM notary_requests WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.notaryRequest.findFirst({ where: { id, status: 'pending' }, select: columns });
}

async function waitFor(tx: Tx, { id }: PendingRequest, expiresAt: Date): Promise<Outcome> {
  const leftMs = expiresAt.getTime() - now().getTime();
  if (leftMs <= EARLY_MS) await enqueue(tx, 'dispatch', id, { startAfter: expiresAt });
  return 'waiting';
}

async function offerTo(
  tx: Tx,
  { notaryId, distanceMiles, isDemo }: RankedNotary,
  request: PendingRequest,
): Promise<Outcome> {
  const id = newId();
  const createdAt = now();
  const expiresAt = offerExpiresAt(createdAt, request.appointmentAt);
  // To an office the client travels, not the notary.
  const way = request.mode === 'in-person' ? null : distanceMiles;
  await tx.offer.create({
    data: { id, requestId: request.id, notaryId, distanceMiles: way, createdAt, expiresAt },
    select: { id: true },
  });
  await tx.notaryRequest.update({
    where: { id: request.id },
    data: { exhaustedAt: null },
    select: { id: true },
  });
  await audit(tx, {
    type: 'request.offered',
    actorId: null,
    subjectId: request.id,
    data: { offerId: id, notaryId },
  });
  await notifyByMail(tx, {
    id,
    userId: notaryId,
    type: 'offer.received',
    title: 'A request for you',
    message: `${requestTitle(request)}. Please answer within ${offerMinutes(createdAt, expiresAt)} minutes.`,
    href: '/dashboard/notary',
  });
  await announceOffer(tx, { id, notaryId });
  await announceRequest(tx, request, 'request');
  await enqueue(tx, 'dispatch', request.id, { startAfter: expiresAt });
  if (isDemo) {
    await enqueue(tx, 'demo-answer', id, { startAfter: new Date(createdAt.getTime() + DEMO_ANSWER_MS) });
  }
  return 'offered';
}

async function exhaust(tx: Tx, request: PendingRequest): Promise<Outcome> {
  const { id, clientId } = request;
  await tx.notaryRequest.update({ where: { id }, data: { exhaustedAt: now() }, select: { id: true } });
  await audit(tx, { type: 'request.exhausted', actorId: null, subjectId: id });
  await notifyByMail(tx, {
    userId: clientId,
    type: 'request.exhausted',
    title: 'No notary is free yet',
    message: `${requestTitle(request)}: nobody who could do it is free right now. We keep looking until ${SEARCH_ENDS}; you can also cancel the request and choose another time.`,
    href: `/requests/${id}`,
  });
  await announceRequest(tx, request, 'request');
  return 'exhausted';
}

async function giveUp(tx: Tx, request: PendingRequest): Promise<Outcome> {
  const { id, clientId } = request;
  await tx.notaryRequest.update({
    where: { id },
    data: { status: 'cancelled', cancelledAt: now(), cancelledBy: 'nobody_found' },
    select: { id: true },
  });
  await audit(tx, {
    type: 'request.cancelled',
    actorId: null,
    subjectId: id,
    data: { from: 'pending', by: 'nobody_found' },
  });
  await notifyByMail(tx, {
    userId: clientId,
    type: 'request.cancelled',
    title: 'No notary was found',
    message: `${requestTitle(request)}: nobody had accepted it by ${SEARCH_ENDS}. You pay nothing. Please send a new request for another time.`,
    href: `/requests/${id}`,
  });
  await announceRequest(tx, request, 'request');
  await publishRequest(tx, id, ['request.cancelled']);
  return 'cancelled';
}
