import 'server-only';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { dispatchPrice, type DispatchPrice } from '@/lib/pricing/rules/dispatch-price';
import type { Place } from '@/lib/vendor/zip-codes';
import type { Estimate, EstimateInput } from '../schema/requests';
import { findNearestNotary } from './candidates';
import { findStatePlace, findZipConflict, getStatePlace } from './place';

type Job = {
  serviceType: string;
  isRemote: boolean;
  /** null for a remote session, and while no address is known */
  place: Place | null;
  /** whose way counts while this notary could come, instead of the nearest one's */
  notaryId?: string;
  clientId?: string;
};

/**
 * What a notary's coming would cost a visitor or an account now. Where nobody is near, or no address is named yet, no
 * travel is counted. Throws `validation_failed` for an address that is not known.
 */
export async function estimatePrice(actor: Actor | null, input: EstimateInput): Promise<Estimate> {
  const { serviceType, isRemote, location, notaryId } = input;
  const place = isRemote || location === undefined ? null : placeOf(location);
  const price = await priceRequest({ serviceType, isRemote, place, notaryId, clientId: actor?.id });
  return {
    basePrice: toDollars(price.basePriceCents),
    travelFee: toDollars(price.travelFeeCents),
    totalPrice: toDollars(price.totalPriceCents),
    distanceMiles: price.distanceMiles,
    ...standingOfPlace(input, price),
  };
}

/** One that is asked about has a price all the same; it cannot be sent. */
function placeOf(location: string): Place {
  return findStatePlace(location) ?? getStatePlace(location, 'location');
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
export async function priceRequest(job: Job): Promise<DispatchPrice & Pick<Estimate, 'distanceMiles'>> {
  const nearest = await findNearestNotary(job);
  const distanceMiles = nearest && Math.round(nearest.distanceMiles * 100) / 100;
  return { ...dispatchPrice({ ...job, distanceMiles }), distanceMiles };
}
