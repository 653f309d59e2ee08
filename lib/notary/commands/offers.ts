import 'server-only';
import { forgetNotice } from '@/lib/notifications/commands/forget';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { formatMoney, type Cents } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { isExclusionViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { travelFeeOf } from '@/lib/pricing/rules/dispatch-price';
import { listReasons } from '../queries/candidates';
import { getRequestView } from '../queries/requests';
import { toWanted, wantedSelect } from '../rules/wanted';
import { busyTime } from '../rules/busy-time';
import { fullName } from '../rules/names';
import { acceptRefusal, offerRefusal } from '../rules/offer-answer';
import { requestTitle } from '../rules/services';
import type { RequestView } from '../schema/requests';
import { announceOffer, announceRequest } from './announce';
import { countAnswer } from './close-offer';

const DEMO_DRIVE_MS = 8_000;

const columns = {
  id: true,
  notaryId: true,
  status: true,
  expiresAt: true,
  distanceMiles: true,
  request: {
    select: {
      ...wantedSelect,
      status: true,
      documentType: true,
      travelFeeCents: true,
      totalPriceCents: true,
    },
  },
  notary: { select: { isDemo: true, user: { select: { firstName: true, lastName: true } } } },
} as const;

type HeldOffer = Awaited<ReturnType<typeof holdOwnOffer>>;

/**
 * The notary takes on the request that is offered to them. The price that the client agreed to is a ceiling: a shorter way
 * than the one it was made for lowers it. Throws `not_found` for somebody else's offer, and `conflict`
 * when it is over or taken, when their credentials are not in force on the day, or when they have an appointment then.
 */
export async function acceptOffer(actor: Actor, id: string): Promise<RequestView> {
  return transaction(async (tx) => {
    const offer = await holdOwnOffer(tx, actor, id);
    assertOpen(offer);
    // Accepts of one notary happen one after the other: two that overlap would wait for each other.
    await tx.$queryRaw`SELECT 1 FROM notary_profiles WHERE user_id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    await assertMayDo(tx, offer);
    await assign(tx, offer);
    await tellAssigned(tx, offer, await lowerPrice(tx, offer));
    return getRequestView(tx, offer.request.id, actor.id);
  }).catch((error: unknown) => {
    if (!isExclusionViolation(error)) throw error;
    throw new AppError(
      'conflict',
      'You have another appointment at this time, counting the travel there and back. Please decline this request.',
      { cause: error },
    );
  });
}

/** The notary does not take on the request; the next one is asked at once. Throws as `acceptOffer` does. */
export async function declineOffer(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const offer = await holdOwnOffer(tx, actor, id);
    assertOpen(offer);
    const { notaryId, request } = offer;
    await close(tx, id, 'declined');
    await countAnswer(tx, notaryId, false);
    await audit(tx, {
      type: 'offer.declined',
      actorId: actor.id,
      subjectId: id,
      data: { requestId: request.id },
    });
    await announceOffer(tx, offer);
    await announceRequest(tx, request, 'request');
    await enqueue(tx, 'dispatch', request.id);
  });
}

/** Holds the request of an offer, as every step of a dispatch does first, and reads both. Throws `not_found`. */
async function holdOwnOffer(tx: Tx, { id: notaryId }: Actor, id: string) {
  await tx.$queryRaw`
    SELECT 1 FROM notary_requests r JOIN offers o ON o.request_id = r.id
    WHERE o.id = ${id}::uuid AND o.notary_id = ${notaryId}::uuid FOR NO KEY UPDATE OF r`;
  const offer = await tx.offer.findFirst({ where: { id, notaryId }, select: columns });
  if (!offer) throw new AppError('not_found', 'There is no such offer.');
  return offer;
}

function assertOpen({ status, expiresAt, request }: HeldOffer): void {
  const refusal = offerRefusal({ status, expiresAt, requestStatus: request.status }, now());
  if (refusal) throw new AppError('conflict', refusal);
}

/** A credential may have lapsed, or the verification been taken back, since the offer was made. */
async function assertMayDo(tx: Tx, { notaryId, request }: HeldOffer): Promise<void> {
  const refusal = acceptRefusal(await listReasons(tx, toWanted(request), notaryId));
  if (refusal) throw new AppError('conflict', refusal);
}

async function assign(tx: Tx, { id, notaryId, distanceMiles, request }: HeldOffer): Promise<void> {
  const busy = busyTime({ ...request, distanceMiles });
  await tx.notaryRequest.update({
    where: { id: request.id, status: 'pending' },
    data: { status: 'assigned', notaryId, assignedAt: now(), busyFrom: busy.from, busyTo: busy.to },
    select: { id: true },
  });
  await close(tx, id, 'accepted');
  await countAnswer(tx, notaryId, true);
}

/** The new total where the notary's own way costs less than what was agreed, else null. In the transaction of `assign`. */
async function lowerPrice(tx: Tx, { notaryId, distanceMiles, request }: HeldOffer): Promise<Cents | null> {
  const { id, travelFeeCents, totalPriceCents } = request;
  const fee = travelFeeOf(distanceMiles, travelFeeCents);
  if (fee === travelFeeCents) return null;
  const total = totalPriceCents - (travelFeeCents - fee);
  await tx.notaryRequest.update({
    where: { id },
    data: { travelFeeCents: fee, totalPriceCents: total },
    select: { id: true },
  });
  await audit(tx, {
    type: 'request.price_lowered',
    actorId: notaryId,
    subjectId: id,
    data: { fromCents: totalPriceCents, toCents: total },
  });
  return total;
}

async function close(tx: Tx, id: string, status: 'accepted' | 'declined'): Promise<void> {
  await tx.offer.update({
    where: { id, status: 'open' },
    data: { status, answeredAt: now() },
    select: { id: true },
  });
  await forgetNotice(tx, id);
}

async function tellAssigned(tx: Tx, offer: HeldOffer, loweredTo: Cents | null): Promise<void> {
  const { id, notaryId, notary, request } = offer;
  await audit(tx, {
    type: 'request.assigned',
    actorId: notaryId,
    subjectId: request.id,
    data: { offerId: id, notaryId },
  });
  const name = fullName(notary.user.firstName, notary.user.lastName);
  const news =
    loweredTo === null ? '' : ` The price drops to ${formatMoney(loweredTo)}, because this notary is closer.`;
  await notifyByMail(tx, {
    userId: request.clientId,
    type: 'request.assigned',
    title: 'We found your notary',
    message: `${requestTitle(request)}: ${name} has accepted it.${news}`,
    href: `/requests/${request.id}`,
  });
  await announceOffer(tx, offer);
  await announceRequest(tx, { ...request, notaryId }, 'request');
  if (!notary.isDemo) return;
  await enqueue(tx, 'demo-drive', request.id, { startAfter: new Date(now().getTime() + DEMO_DRIVE_MS) });
}
