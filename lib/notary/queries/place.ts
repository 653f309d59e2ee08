import 'server-only';
import { isState } from '@/lib/catalog/queries';
import { AppError } from '@/lib/platform/errors';
import { zipConflict } from '@/lib/values/zip-conflict';
import { zipTable } from '@/lib/vendor/zip-codes';
import { isStreet, STREET_MISSING } from '../rules/address';
import { findAddress, findPlace, readTwice, type Place } from '../rules/place';

/** Where an address in the 50 states is, or null. */
export function findStatePlace(address: string): Place | null {
  const place = findPlace(address, zipTable);
  return place && isState(place.state) ? place : null;
}

/** Throws `validation_failed` for two letters that are none of the 50 states. */
export function assertState(state: string | undefined): void {
  if (state === undefined || isState(state)) return;
  const message = 'Please choose one of the 50 states, or none.';
  throw new AppError('validation_failed', message, { fields: { state: message } });
}

/** Where a notary has to find the door. Throws `validation_failed` on `field` for an address without a street, too. */
export function getStreetAddress(address: string, field: string): Place {
  const place = getStatePlace(address, field);
  if (isStreet(findAddress(address, zipTable)?.street ?? '')) return place;
  throw new AppError('validation_failed', STREET_MISSING, { fields: { [field]: STREET_MISSING } });
}

/** A state and its ZIP code, wherever they stand. */
const STATE_AND_ZIP = /\b([A-Z]{2})[\s,]+(\d{5})\b/gi;

/** What to ask about an address that names two places; null for one. */
function findSecondPlace(address: string): string | null {
  const named = [...address.matchAll(STATE_AND_ZIP)].flatMap(([, state = '', zip = '']) => {
    const place = isState(state.toUpperCase()) ? findPlace(zip, zipTable) : null;
    return place ? [place.name] : [];
  });
  const [first, second] = [...new Set(named)];
  return first && second ? `This names two places: ${first} and ${second}. Please enter one address.` : null;
}

/** What to ask about an address whose ZIP code is elsewhere than its city and state, or that names two places; else null. */
export function findZipConflict(address: string): string | null {
  const second = findSecondPlace(address);
  if (second) return second;
  const said = readTwice(address, zipTable);
  return said && zipConflict(said);
}

/**
 * Throws `validation_failed` on `field` for an address without a ZIP code or city that is known, and for one whose ZIP
 * code contradicts them.
 */
export function getStatePlace(address: string, field: string): Place {
  const place = findStatePlace(address);
  const conflict = findZipConflict(address);
  if (place && !conflict) return place;
  const message =
    conflict ??
    'Please add the ZIP code, or the city and the state: 12 Main St, Austin, TX 78701. We send notaries within the 50 states.';
  throw new AppError('validation_failed', message, { fields: { [field]: message } });
}
