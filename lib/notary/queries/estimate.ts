import 'server-only';
import { newId, now } from '@/lib/platform/clock';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { MILEAGE_CENTS } from '@/lib/pricing/rules/mileage';
import { priceLines } from '@/lib/pricing/rules/price-lines';
import { isRushAt, quoteFor, type Quote } from '@/lib/pricing/rules/quote';
import { serviceOf, type VisitMode } from '@/lib/pricing/rules/service-types';
import { toDollars } from '@/lib/values/money';
import type { Place } from '../rules/place';
import { wayMiles } from '../rules/travel';
import { isAhead } from '../rules/appointment';
import { isAtOffice, ratedState } from '../rules/visit-mode';
import type { Estimate, EstimateInput } from '../schema/requests';
import { latestArrival } from '../rules/wanted';
import { findFree, findNearestNotary } from './candidates';
import { assertState, findStatePlace, findZipConflict } from './place';

type Job = {
  serviceType: string;
  isRemote: boolean;
  mode: VisitMode;
  pages: number;
  /** null while no address is known; of a remote session it says the state at most */
  place: Place | null;
  /** where the client of a remote session says to be */
  state?: string;
  /** null while it is not chosen */
  appointmentAt: Date | null;
  /** whose way counts while this notary could come, instead of the nearest one's */
  notaryId?: string;
  clientId?: string;
};

/**
 * What a notary would cost a visitor or an account now. An address that is not understood yet has neither a way nor a
 * state's rate: the service's base stands, and travel is open. Throws `validation_failed` for a state that is none.
 */
export async function estimatePrice(actor: Actor | null, input: EstimateInput): Promise<Estimate> {
  const { location, appointmentDate, ...job } = input;
  assertState(job.state);
  const place = location === undefined ? null : findStatePlace(location);
  // A time that has passed is refused when it is sent, and is no rush.
  const appointmentAt = appointmentDate && isAhead(appointmentDate, now()) ? appointmentDate : null;
  const price = await priceRequest({ ...job, place, appointmentAt, clientId: actor?.id });
  const lines = priceLines({ ...price, service: serviceOf(input), pages: input.pages, addOnCents: 0 });
  return {
    basePrice: toDollars(price.basePriceCents),
    travelFee: price.travelFeeCents === null ? null : toDollars(price.travelFeeCents),
    rushFee: toDollars(price.rushFeeCents),
    tax: toDollars(price.taxCents),
    totalPrice: toDollars(price.totalCents),
    lines: lines.map(({ cents, ...line }) => ({ ...line, amount: cents === null ? null : toDollars(cents) })),
    travelPerMile: toDollars(MILEAGE_CENTS),
    place: place?.name ?? null,
    distanceMiles: price.distanceMiles,
    ...standingOfPlace(input, price),
    office: price.office,
    ...(await standingOfHour(actor, { ...job, place, appointmentAt }, price)),
  };
}

/**
 * What sending would find out a moment later: that nobody is free then, or that whoever is, is a demo. Where nobody is near,
 * that is said instead.
 */
async function standingOfHour(
  actor: Actor | null,
  job: Job,
  { distanceMiles }: Pick<Estimate, 'distanceMiles'>,
): Promise<Pick<Estimate, 'nobodyFree' | 'isDemo'>> {
  const { place, appointmentAt: at, isRemote, serviceType } = job;
  if (!at || (!isRemote && (!place || distanceMiles === null))) return {};
  const free = await findFree(db, {
    place: isRemote || !place ? null : { ...place, isAtOffice: isAtOffice(job) },
    serviceType,
    at,
    arriveBy: latestArrival(at, now()),
    // Of a request that is not there yet: nobody was asked for it, and nobody notarizes for themselves.
    request: { id: newId(), clientId: actor?.id ?? newId() },
  });
  if (!free) return { nobodyFree: true };
  return free.isDemo ? { isDemo: true } : {};
}

/** What the form says of the place before anything is sent: a ZIP code that contradicts it, and that nobody covers it. */
function standingOfPlace(
  { isRemote, location }: EstimateInput,
  { distanceMiles }: { distanceMiles: number | null },
): Pick<Estimate, 'placeQuestion' | 'uncovered'> {
  if (isRemote || location === undefined) return {};
  const placeQuestion = findZipConflict(location);
  if (placeQuestion) return { placeQuestion };
  const place = findStatePlace(location);
  return place && distanceMiles === null ? { uncovered: `${place.city}, ${place.state}` } : {};
}

/** The one price of the estimate and of the request. Its miles count to the hundredth. */
export async function priceRequest(job: Job): Promise<Quote & Pick<Estimate, 'distanceMiles' | 'office'>> {
  const { isRemote, mode, pages, place, appointmentAt } = job;
  const isOffice = isAtOffice(job);
  const nearest = isRemote
    ? null
    : await findNearestNotary({ ...job, place: place && { ...place, isAtOffice: isOffice } });
  const distanceMiles = nearest && wayMiles(nearest.distanceMiles);
  const quote = quoteFor({
    service: serviceOf({ isRemote, mode }),
    state: ratedState(job, place),
    pages,
    miles: distanceMiles,
    isRush: appointmentAt !== null && isRushAt(appointmentAt, now()),
  });
  return { ...quote, distanceMiles, office: isOffice ? (nearest?.officePlace ?? null) : null };
}
