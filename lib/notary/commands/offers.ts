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
import { totalWithAddOn, type PricedVisit } from '@/lib/pricing/rules/price-lines';
import { travelFeeOf, withTravel } from '@/lib/pricing/rules/quote';
import { listReasons } from '../queries/candidates';
import { getRequestView } from '../queries/requests';
import { toWanted, wantedSelect } from '../rules/wanted';
import { busyTime } from '../rules/busy-time';
import { actsAsDemo, demoMark, namedAsAccount, namedAsDemo } from '../rules/demo';
import { demoDepartsAt } from '../rules/demo-drive';
import { fullName } from '../rules/names';
import { agreedTravel, priceSelect, toPriced } from '../rules/request-price';
import { acceptRefusal, offerRefusal } from '../rules/offer-answer';
import { requestTitle } from '../rules/services';
import { wayMiles } from '../rules/travel';
import { isMobile, toMode } from '../rules/visit-mode';
import type { RequestView } from '../schema/requests';
import { announceOffer, announceRequest } from './announce';
import { countAnswer } from './close-offer';
import { publishRequest } from './request-events';

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
      ...priceSelect,
      totalPriceCents: true,
    },
  },
  notary: {
    select: {
      isDemo: true,
      officeAddress: true,
      user: { select: { firstName: true, lastName: true, email: true } },
    },
  },
} as const;

type HeldOffer = Awaited<ReturnType<typeof holdOwnOffer>>;

/**
 * The notary takes on the request that is offered to them. The price that the client agreed to is a ceiling: a shorter way
 * than the one it was made for lowers it; where no way was known, the client is asked to agree to this one. Throws `not_found` for somebody else's offer, and `conflict`
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
    await tellAssigned(tx, offer, await settleTravel(tx, offer));
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
      data: { requestId: request.id, ...demoMark(actsAsDemo(offer.notary)) },
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

async function assign(tx: Tx, { id, notaryId, distanceMiles, request, notary }: HeldOffer): Promise<void> {
  const busy = busyTime({ ...request, distanceMiles });
  await tx.notaryRequest.update({
    where: { id: request.id, status: 'pending' },
    data: {
      status: 'assigned',
      notaryId,
      assignedAt: now(),
      busyFrom: busy.from,
      busyTo: busy.to,
      officeAddress: !request.isRemote && request.mode === 'in-person' ? notary.officeAddress : null,
    },
    select: { id: true },
  });
  await close(tx, id, 'accepted');
  await countAnswer(tx, notaryId, true);
}

/** What the client is told of the price, where there is something. In the transaction of `assign`. */
async function settleTravel(tx: Tx, offer: HeldOffer): Promise<string> {
  const { distanceMiles, request } = offer;
  const agreed = agreedTravel(request);
  const fee = travelFeeOf(distanceMiles && wayMiles(distanceMiles), agreed);
  if (fee === agreed) return '';
  const price = withTravel(toPriced(request), fee);
  // No way is one that nobody has to agree to.
  if (agreed === null && fee > 0) return askForTravel(tx, request.id, price);
  const total = totalWithAddOn(price);
  await tx.notaryRequest.update({
    where: { id: request.id },
    data: { travelFeeCents: fee, isTravelOpen: false, taxCents: price.taxCents, totalPriceCents: total },
    select: { id: true },
  });
  if (total === request.totalPriceCents) return '';
  await noteLower(tx, offer, total);
  return ` The price drops to ${formatMoney(total)}, because this notary is closer.`;
}

async function askForTravel(tx: Tx, id: string, price: PricedVisit): Promise<string> {
  const { travelFeeCents } = price;
  await tx.notaryRequest.update({
    where: { id },
    data: { travelAskedCents: travelFeeCents },
    select: { id: true },
  });
  return ` Travel costs ${formatMoney(travelFeeCents ?? 0)}, which makes ${formatMoney(totalWithAddOn(price))} in all with tax. Please agree to it: the notary sets off only then. If you don’t, you can cancel at no cost.`;
}

async function noteLower(tx: Tx, { notaryId, request }: HeldOffer, total: Cents): Promise<void> {
  const { id, totalPriceCents } = request;
  await audit(tx, {
    type: 'request.price_lowered',
    actorId: notaryId,
    subjectId: id,
    data: { fromCents: totalPriceCents, toCents: total },
  });
}

async function close(tx: Tx, id: string, status: 'accepted' | 'declined'): Promise<void> {
  await tx.offer.update({
    where: { id, status: 'open' },
    data: { status, answeredAt: now() },
    select: { id: true },
  });
  await forgetNotice(tx, id);
}

async function tellAssigned(tx: Tx, offer: HeldOffer, news: string): Promise<void> {
  const { id, notaryId, notary, request } = offer;
  await audit(tx, {
    type: 'request.assigned',
    actorId: notaryId,
    subjectId: request.id,
    data: { offerId: id, notaryId, ...demoMark(actsAsDemo(notary)) },
  });
  const name = namedAsDemo(
    namedAsAccount(fullName(notary.user.firstName, notary.user.lastName), notary),
    notary.isDemo,
  );
  await notifyByMail(tx, {
    userId: request.clientId,
    type: 'request.assigned',
    title: 'We found your notary',
    message: `${requestTitle(request)}: ${name} has accepted it.${news}`,
    href: `/requests/${request.id}`,
  });
  await announceOffer(tx, offer);
  await announceRequest(tx, { ...request, notaryId }, 'request');
  await publishRequest(tx, request.id, ['request.assigned']);
  if (!notary.isDemo) return;
  const soonest = now().getTime() + DEMO_DRIVE_MS;
  const departsAt =
    demoDepartsAt({
      appointmentAt: request.appointmentAt,
      isMobile: isMobile({ isRemote: request.isRemote, mode: toMode(request.mode) }),
      playedAt: null,
    })?.getTime() ?? 0;
  await enqueue(tx, 'demo-drive', request.id, { startAfter: new Date(Math.max(soonest, departsAt)) });
}
