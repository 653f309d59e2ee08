import type { Cents } from '@/lib/values/money';
import { mileageFee } from './mileage';

/** Of a visit whose service has no price of its own, and of every request that no estimate was made for. */
export const DISPATCH_BASE_CENTS: Cents = 7_500;

/** For the evidence log's entry of a completed visit. */
export const DEED_GUARD_ADD_ON_CENTS: Cents = 2_500;

/** Services that take longer than an ordinary visit; each is a service fee of ours, never a notarial fee. */
const SERVICE_BASE_CENTS: ReadonlyMap<string, Cents> = new Map([
  ['real-estate', 12_500],
  ['financial', 9_500],
  ['estate', 9_500],
  ['healthcare', 8_500],
]);

export type DispatchJob = {
  serviceType: string;
  isRemote: boolean;
  /** from the notary to the appointment, in a straight line; null while nobody is near, and for a remote session */
  distanceMiles: number | null;
};

export type DispatchPrice = { basePriceCents: Cents; travelFeeCents: Cents; totalPriceCents: Cents };

/** What a notary's coming costs: a base for the service, and the miles there. A remote session has no travel. */
export function dispatchPrice({ serviceType, isRemote, distanceMiles }: DispatchJob): DispatchPrice {
  const basePriceCents = SERVICE_BASE_CENTS.get(serviceType) ?? DISPATCH_BASE_CENTS;
  const travelFeeCents = isRemote || distanceMiles === null ? 0 : mileageFee(Math.max(0, distanceMiles));
  return { basePriceCents, travelFeeCents, totalPriceCents: basePriceCents + travelFeeCents };
}

/**
 * What travel costs with the notary who comes: the fee of their own way, and never more than what was agreed. Where there
 * is no way, as for a remote session, it stays as agreed.
 */
export function travelFeeOf(distanceMiles: number | null, agreedCents: Cents): Cents {
  return distanceMiles === null ? agreedCents : Math.min(agreedCents, mileageFee(Math.max(0, distanceMiles)));
}

/** The total that a client agrees to: the estimate's, and the add-on when it is chosen. */
export function requestTotal({ totalPriceCents }: DispatchPrice, addDeedGuard: boolean): Cents {
  return totalPriceCents + (addDeedGuard ? DEED_GUARD_ADD_ON_CENTS : 0);
}
