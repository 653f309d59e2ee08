import 'server-only';
import { isState } from '@/lib/catalogue/queries';
import { AppError } from '@/lib/platform/errors';
import { findPlace, type Place } from '@/lib/vendor/zip-codes';

/** Where an address in the 50 states is, or null. */
export function findStatePlace(address: string): Place | null {
  const place = findPlace(address);
  return place && isState(place.state) ? place : null;
}

/** Throws `validation_failed` on `field` for an address without a ZIP code or city that is known. */
export function getStatePlace(address: string, field: string): Place {
  const place = findStatePlace(address);
  if (place) return place;
  const message =
    'Please add the ZIP code, or the city and the state: 12 Main St, Austin, TX 78701. We send notaries within the 50 states.';
  throw new AppError('validation_failed', message, { fields: { [field]: message } });
}
