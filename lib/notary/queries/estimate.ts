import 'server-only';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { dispatchPrice, type DispatchPrice } from '@/lib/pricing/rules/dispatch-price';
import type { Place } from '@/lib/vendor/zip-codes';
import type { Estimate, EstimateInput } from '../schema/requests';
import { findNearestNotary } from './candidates';
import { getStatePlace } from './place';

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
export async function estimatePrice(
  actor: Actor | null,
  { serviceType, isRemote, location, notaryId }: EstimateInput,
): Promise<Estimate> {
  const place = isRemote || location === undefined ? null : getStatePlace(location, 'location');
  const price = await priceRequest({ serviceType, isRemote, place, notaryId, clientId: actor?.id });
  return {
    basePrice: toDollars(price.basePriceCents),
    travelFee: toDollars(price.travelFeeCents),
    totalPrice: toDollars(price.totalPriceCents),
    distanceMiles: price.distanceMiles,
  };
}

/** The one price of the estimate and of the request. Its miles count to the hundredth. */
export async function priceRequest(job: Job): Promise<DispatchPrice & Pick<Estimate, 'distanceMiles'>> {
  const nearest = await findNearestNotary(job);
  const distanceMiles = nearest && Math.round(nearest.distanceMiles * 100) / 100;
  return { ...dispatchPrice({ ...job, distanceMiles }), distanceMiles };
}
