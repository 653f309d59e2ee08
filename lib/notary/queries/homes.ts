import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { MAX_MILES } from '../rules/eligibility';
import { EARTH_RADIUS_MILES } from '../rules/travel';

/*
 * Where notaries are looked for: each is a list of profiles with `miles` in a straight line from home to a place (null without
 * either) and `place`, which orders them as the index does, so that a reader who has enough stops the scan.
 */

/** At an office it is the way of the client that counts: from there to the notary's office. */
type Point = { lat: number; lng: number; isAtOffice?: boolean };

/**
 * How many of the nearest (for a remote session: the best rated) are looked at. A search costs the same however many
 * notaries there are, also when nearly none of them will do; the price is that somebody behind this many is not seen.
 */
export const LOOKED_AT = 2_000;

const home = Prisma.sql`ll_to_earth(p.home_lat, p.home_lng)`;
const office = Prisma.sql`ll_to_earth(p.office_lat, p.office_lng)`;
const isInSight = Prisma.sql`p.is_available AND p.verified_at IS NOT NULL`;
const hasHome = Prisma.sql`p.home_lat IS NOT NULL AND p.home_lng IS NOT NULL`;
const hasOffice = Prisma.sql`p.office_lat IS NOT NULL AND p.office_lng IS NOT NULL`;
const rating = Prisma.sql`p.rating_sum::float / greatest(p.rating_count, 1)`;

/** Of the available and verified, the nearest homes (or offices) within the widest radius: `notary_profiles_home_idx`. */
export function nearestHomes(place: Point, limit: number): Prisma.Sql {
  return Prisma.sql`SELECT ${withMiles(place)} FROM notary_profiles p
    WHERE ${isInSight} AND ${isPlaced(place)} AND ${isWithin(place)}
    ORDER BY ${chordTo(place)} LIMIT ${limit}::int`;
}

/** Of the available and verified, the best rated: `notary_profiles_rating_idx`. */
export function bestRated(limit: number): Prisma.Sql {
  return Prisma.sql`SELECT ${withoutMiles}, ${rating} AS place FROM notary_profiles p
    WHERE ${isInSight} ORDER BY ${rating} DESC, p.user_id LIMIT ${limit}::int`;
}

/** Some notaries, wherever they live. */
export function homesOf(notaryIds: readonly string[], place: Point | null): Prisma.Sql {
  return Prisma.sql`SELECT ${place ? withMiles(place) : Prisma.sql`${withoutMiles}, 0::float8 AS place`}
    FROM notary_profiles p WHERE p.user_id = ANY (${[...notaryIds]}::uuid[])`;
}

/** The unavailable and the not verified, near a place (`notary_profiles_out_of_sight_idx`) or anywhere. */
export function outOfSight(place: Point | null, limit: number): Prisma.Sql {
  if (!place) {
    return Prisma.sql`SELECT ${withoutMiles}, 0::float8 AS place FROM notary_profiles p
      WHERE NOT (${isInSight}) LIMIT ${limit}::int`;
  }
  return Prisma.sql`SELECT ${withMiles(place)} FROM notary_profiles p
    WHERE NOT (${isInSight}) AND ${isPlaced(place)} AND ${isWithin(place)}
    ORDER BY ${chordTo(place)} LIMIT ${limit}::int`;
}

function withMiles(place: Point): Prisma.Sql {
  const chord = chordTo(place);
  // earthdistance has its own idea of the earth's size.
  return Prisma.sql`p.*, sec_to_gc(${chord}) / earth() * ${EARTH_RADIUS_MILES}::float8 AS miles, ${chord} AS place`;
}

const withoutMiles = Prisma.sql`p.*, NULL::float8 AS miles`;

/** Straight through the earth, in meters: what the index orders by. */
function chordTo(place: Point): Prisma.Sql {
  return Prisma.sql`(${seatFor(place)} <-> ${here(place)})`;
}

function isWithin(place: Point): Prisma.Sql {
  return Prisma.sql`earth_box(${here(place)}, ${MAX_MILES / EARTH_RADIUS_MILES}::float8 * earth()) @> ${seatFor(place)}`;
}

function seatFor({ isAtOffice }: Point): Prisma.Sql {
  return isAtOffice ? office : home;
}

function isPlaced({ isAtOffice }: Point): Prisma.Sql {
  return isAtOffice ? hasOffice : hasHome;
}

function here({ lat, lng }: Point): Prisma.Sql {
  return Prisma.sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
}
