import { randomUUID } from 'node:crypto';
import { inCounty, propertyKeys } from '@/lib/properties/rules/match-keys';
import { withClient } from './postgres';

export const COUNTY = '48453';

/** A house and whoever owns it, the same for the same number: of twenty last names one is common, the others of a long tail. */
export type House = { address: string; parcel: string; last: string; first: string };

const COMMON = 'Smith Johnson Garcia Nguyen Miller Davis Lopez Wilson Patel Brown'.split(' ');
const FIRST =
  'Jane John Maria Robert Linda Ahmed Wei Carlos Susan David Emma Noah Olga Ivan Ruth Peter'.split(' ');
const PARTS = 'bal car den fol gri hov kel lam mor nes por quin ros sten tor val wex yar zim bru'.split(' ');
const COMMON_EVERY = 20;
const STREETS = 4_000;
const TAIL = 20_000;
/** From here on houses are locked by nobody. */
export const FAR = 5_000_000;

export function houseOf(number: number): House {
  const street = wordOf((Math.floor(number / 3) * 7919) % STREETS);
  // The same numbers come again on the same streets: those that nobody locked have longer ones.
  const from = number < FAR ? 100 : 10_000;
  const isCommon = number % COMMON_EVERY === 0;
  return {
    address: `${from + ((number * 31) % 9_800)} ${street} St, Austin, TX 78701`,
    parcel: parcelOf(number),
    last: isCommon
      ? (COMMON[(number / COMMON_EVERY) % COMMON.length] ?? '')
      : wordOf((number * 104_729) % TAIL),
    first: FIRST[(number * 13) % FIRST.length] ?? '',
  };
}

/** Another one for each number below 90 million, spread over the county: a prime has no factor with it in common. */
function parcelOf(number: number): string {
  const digits = String(10_000_000 + ((number * 48_271) % 89_999_999));
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** `Balcarden`: another one for each number up to 8,000, and with a fourth part beyond. */
function wordOf(number: number): string {
  const part = (power: number) => PARTS[Math.floor(number / PARTS.length ** power) % PARTS.length] ?? '';
  const word = part(0) + part(1) + part(2) + (number >= PARTS.length ** 3 ? part(3) : '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Fills in locked properties of one county with their keys: houses 0 to `count`, ten to an account. */
export async function fillWatched(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query('SET synchronous_commit = off');
    const owners = Array.from({ length: Math.ceil(count / 10) }, () => randomUUID());
    await client.query(
      `INSERT INTO users (id, email, password_hash, first_name, last_name)
       SELECT id, 'bench-' || id || '@example.com', 'no password', 'Ada', 'Lovelace' FROM unnest($1::uuid[]) AS id`,
      [owners],
    );
    for (let first = 0; first < count; first += 5_000) {
      const rows = Array.from({ length: Math.min(5_000, count - first) }, (_, index) =>
        lockOf(first + index, owners),
      );
      await client.query(
        `INSERT INTO deed_locks (id, owner_id, property_address, property_key, county, county_fips, parcel_number, owner_name,
           lock_type, reason, unlock_code_ciphertext, created_at, payment_due_at, log_index, match_keys)
         SELECT gen_random_uuid(), owner, address, 'bench ' || index, 'Travis County', $2, parcel, name, 'permanent', 'Bench', 'x',
           '2026-01-05', now() + interval '7 days', index, keys
         FROM jsonb_to_recordset($1::jsonb) AS row (owner uuid, address text, parcel text, name text, index int, keys text[])`,
        [JSON.stringify(rows), COUNTY],
      );
    }
    await client.query('VACUUM ANALYZE users, deed_locks');
    await client.query('CHECKPOINT');
  });
}

function lockOf(index: number, owners: string[]) {
  const { address, parcel, first, last } = houseOf(index);
  const name = `${first} ${last}`;
  const property = { countyFips: COUNTY, parcel, address, legalDescription: null, ownerName: name };
  const keys = propertyKeys(property).map((key) => inCounty(COUNTY, key));
  return { owner: owners[Math.floor(index / 10)], address, parcel, name, index, keys };
}
