import 'server-only';
import { readPropertyAddress } from '@/lib/deeds/rules/property-address';
import { findCountyOfZip } from '@/lib/catalog/queries';
import { zoneOfPlace } from '@/lib/notary/rules/place-zone';
import type { Tx } from '@/lib/platform/db';
import { zipTable } from '@/lib/vendor/zip-codes';
import type { WatchedProperty } from '../rules/recording-match';

/** A lock in force, as recordings are compared with it. */
export type WatchedLock = {
  id: string;
  userId: string;
  property: WatchedProperty;
  lockedAt: Date;
};

const select = {
  id: true,
  ownerId: true,
  propertyAddress: true,
  countyFips: true,
  parcelNumber: true,
  ownerName: true,
  createdAt: true,
} as const;

/** Locks that have not ended, by id. */
export async function readLocks(tx: Tx, ids: string[]): Promise<Map<string, WatchedLock>> {
  const locks = await tx.deedLock.findMany({
    where: { id: { in: ids }, status: { not: 'released' } },
    select,
  });
  return new Map(
    locks.map(({ id, ownerId, propertyAddress, ownerName, parcelNumber, countyFips, createdAt }) => {
      const property = {
        countyFips: countyFips ?? readPlace(propertyAddress).countyFips,
        parcel: parcelNumber,
        address: propertyAddress,
        legalDescription: null,
        ownerName,
      };
      return [id, { id, userId: ownerId, property, lockedAt: createdAt }];
    }),
  );
}

/**
 * Of these locks those that have not ended. Their accounts are not deleted until the transaction ends: what is written of a
 * lock is erased with its account, so whoever deletes that waits for this, or this for them.
 */
export async function holdLocks(tx: Tx, ids: string[]): Promise<Set<string>> {
  const living = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM deed_locks l JOIN users u ON u.id = l.owner_id
    WHERE l.id = ANY(${ids}::uuid[]) AND l.status <> 'released' AND u.deleted_at IS NULL
    ORDER BY u.id FOR KEY SHARE OF u`;
  return new Set(living.map(({ id }) => id));
}

/** The day of a lock where its property is, `2026-11-23`. */
export function lockedOn({ property, lockedAt }: WatchedLock): string {
  return daysOf(readPlace(property.address).zone).format(lockedAt);
}

/** Where the day begins last among the states: a lock is never taken to be of a later day than it is. */
const LAST_ZONE = 'Pacific/Honolulu';

/** The county, for locks from before it was kept, and the time zone of a property. */
function readPlace(line: string): { countyFips: string | null; zone: string } {
  const read = readPropertyAddress(line, zipTable);
  if ('problem' in read) return { countyFips: null, zone: LAST_ZONE };
  const { zip, isAcrossLine } = read.address;
  const area = zipTable.findZip(zip);
  const county = isAcrossLine ? null : findCountyOfZip(zip);
  const zone = area && !isAcrossLine ? zoneOfPlace({ ...area, county: county?.title ?? null }) : null;
  return { countyFips: county?.fips ?? null, zone: zone ?? LAST_ZONE };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes days as ISO 8601. One for each zone: to make one takes many times as long as to use it. */
function daysOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}
