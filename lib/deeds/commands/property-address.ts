import 'server-only';
import { findCountyOfZip, type CountyOfZip } from '@/lib/catalogue/queries';
import { AppError } from '@/lib/platform/errors';
import { zipTable } from '@/lib/vendor/zip-codes';
import { readPropertyAddress, type PropertyAddress } from '../rules/property-address';
import { propertyKeyOf, type PropertyKey } from '../rules/property-key';
import type { LockPreview } from '../schema';

/** What a lock of this address would put on record. Throws `validation_failed` for an address that is no place. */
export function previewLock({ propertyAddress }: { propertyAddress: string }): LockPreview {
  const { line, county, usualCity } = settleAddress(propertyAddress);
  return { propertyAddress: line, county: county?.title ?? null, usualCity };
}

/** The address of a property with all its parts, and its county, where that is of the same state. Throws `validation_failed` where one is missing or wrong. */
export function settleAddress(line: string): PropertyAddress & { county: CountyOfZip | null } {
  const read = readPropertyAddress(line, zipTable);
  if ('address' in read) {
    const { zip, isAcrossLine } = read.address;
    return { ...read.address, county: isAcrossLine ? null : findCountyOfZip(zip) };
  }
  throw new AppError('validation_failed', read.problem, { fields: { propertyAddress: read.problem } });
}

/** The key of the property at an address that is on record; one from before addresses were read has a key of its words. */
export function keyOfRecord(line: string): PropertyKey {
  const read = readPropertyAddress(line, zipTable);
  return propertyKeyOf('address' in read ? read.address : { street: line, zip: '' });
}
