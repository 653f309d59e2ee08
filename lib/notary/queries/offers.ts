import 'server-only';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { travelFeeOf } from '@/lib/pricing/rules/quote';
import type { OfferView } from '../schema/offers';
import { wayMiles } from '../rules/travel';
import { assertOwnNotary } from './own-notary';
import { agreedTravel } from '../rules/request-price';
import { toMode } from '../rules/visit-mode';
import { findStatePlace } from './place';

/** What a notary can accept or decline now, with what they would earn, the most urgent first. Somebody else's is `not_found`. */
export async function listOpenOffers(actor: Actor, userId: string): Promise<OfferView[]> {
  await assertOwnNotary(actor, userId);
  const offers = await db.offer.findMany({
    where: { notaryId: userId, status: 'open', expiresAt: { gt: now() }, request: { status: 'pending' } },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      distanceMiles: true,
      createdAt: true,
      expiresAt: true,
      request: {
        select: {
          id: true,
          serviceType: true,
          documentType: true,
          appointmentAt: true,
          isRemote: true,
          location: true,
          state: true,
          basePriceCents: true,
          travelFeeCents: true,
          isTravelOpen: true,
          rushFeeCents: true,
          mode: true,
        },
      },
    },
  });
  return offers.map(({ id, request, distanceMiles, createdAt, expiresAt }) => ({
    id,
    requestId: request.id,
    serviceType: request.serviceType,
    documentType: request.documentType,
    appointmentDate: request.appointmentAt.toISOString(),
    isRemote: request.isRemote,
    place: areaOf(request.location),
    state: request.state,
    distanceMiles: distanceMiles && wayMiles(distanceMiles),
    basePrice: toDollars(request.basePriceCents),
    mode: toMode(request.mode),
    travelFee: toDollars(travelFeeOf(distanceMiles && wayMiles(distanceMiles), agreedTravel(request))),
    isTravelOpen: request.isTravelOpen,
    rushFee: toDollars(request.rushFeeCents),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Without the street and the house: nobody has accepted yet. */
function areaOf(location: string | null): string | null {
  return location === null ? null : (findStatePlace(location)?.name ?? null);
}
