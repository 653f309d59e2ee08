import 'server-only';
import { findCountyOfZip, type CountyOfZip } from '@/lib/catalog/queries';
import { AppError } from '@/lib/platform/errors';
import { zipTable } from '@/lib/vendor/zip-codes';
import { readPropertyAddress, type PropertyAddress } from '../rules/property-address';
import { propertyKeyOf } from '../rules/property-key';
import type { LockPreview } from '../schema';
import type { Placed } from './contest';

/** What a lock of this address would put on record. Throws `validation_failed` for an address that is no place. */
export function previewLock({ propertyAddress }: { propertyAddress: string }): LockPreview {
  const { line, county, usualCity } = settleAddress(propertyAddress);
  return { propertyAddress: line, county: county?.title ?? null, usualCity };
}

/** As every new lock has it: only those from before there were groups have none. */
export type Property = Placed & { propertyGroup: string };

type SettledAddress = PropertyAddress & { county: CountyOfZip | null; property: Property };

/** The address of a property with all its parts, its key, and its county, where that is of the same state. Throws `validation_failed` where a part is missing or wrong. */
export function settleAddress(line: string): SettledAddress {
  const read = readPropertyAddress(line, zipTable);
  if ('address' in read) {
    const { zip, isAcrossLine } = read.address;
    const county = isAcrossLine ? null : findCountyOfZip(zip);
    return { ...read.address, county, property: placedAt(read.address) };
  }
  throw new AppError('validation_failed', read.problem, { fields: { propertyAddress: read.problem } });
}

/** The key of the property at an address that is on record; one from before addresses were read has a key of its words. */
export function placeRecord(line: string): Property {
  const read = readPropertyAddress(line, zipTable);
  return placedAt('address' in read ? read.address : { street: line, zip: '', zipCity: '' });
}

function placedAt(address: Parameters<typeof propertyKeyOf>[0]): Property {
  const { group, key } = propertyKeyOf(address);
  return { propertyGroup: group, propertyKey: key };
}
