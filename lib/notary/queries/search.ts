import 'server-only';
import type * as z from 'zod';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { quoteFor } from '@/lib/pricing/rules/quote';
import { Prisma } from '@/prisma/generated/client';
import { namedAsAccount } from '../rules/demo';
import { initialsOf, shortName } from '../rules/names';
import { ON_DUTY_HOURS } from '../rules/on-duty';
import { ratingOf } from '../rules/rating';
import { searchWindow } from '../rules/search-window';
import { serviceLabel } from '../rules/services';
import { LEAST_ETA_MINUTES } from '../rules/visit-steps';
import { etaMinutes, roadMiles, wayMiles } from '../rules/travel';
import { WITHIN_HOUR_MS } from '../rules/wanted';
import type { Wanted } from '../rules/wanted';
import { verificationLevel } from '../rules/verification-level';
import type { NotaryListing, searchNotariesSchema } from '../schema/search';
import { oneByOne } from './credential-problems';
import { hasAppointment, hasTimeOff, isEligible } from './eligibility';
import { isOutsideHours, isOutsideHoursAllOf } from './hours';
import { LOOKED_AT, nearestHomes } from './homes';
import { getStatePlace } from './place';

const MAX_LISTED = 20;

type Row = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  homePlace: string;
  miles: number;
  serviceTypes: string[];
  ratingSum: number;
  ratingCount: number;
  completedCount: number;
  isDemo: boolean;
  isOnDuty: boolean;
};

type Search = z.output<typeof searchNotariesSchema>;

/**
 * Who could come to a place, nearest first: verified, available, with credentials in force, with time when it is wanted,
 * and within the hour when it is wanted at once. Nobody is offered themselves. Throws `validation_failed` for a place that is not known.
 */
export async function searchNotaries(
  actor: Actor | null,
  { location, serviceType, urgency }: Search,
): Promise<NotaryListing[]> {
  const place = getStatePlace(location, 'location');
  const at = now();
  const { from, to, isWhole } = searchWindow(urgency, at);
  const arriveBy = urgency === 'asap' ? new Date(at.getTime() + WITHIN_HOUR_MS) : undefined;
  const wanted: Wanted = { place, serviceType, at: from, arriveBy };
  const near = nearestHomes(place, LOOKED_AT);
  const works = isWhole ? worksAt(from) : Prisma.sql`NOT ${isOutsideHoursAllOf(from, to)}`;
  const hasTime = Prisma.sql`${isWhole ? isFree(from, to) : isNotAwayAllOf(from, to)} AND ${works}`;
  const isOther = actor ? Prisma.sql`n.user_id <> ${actor.id}::uuid` : Prisma.sql`TRUE`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT n.user_id AS id, u.first_name AS "firstName", u.last_name AS "lastName", u.email::text AS email, n.home_place AS "homePlace",
      n.miles, n.service_types AS "serviceTypes", n.rating_sum AS "ratingSum", n.rating_count AS "ratingCount",
      n.completed_count AS "completedCount", n.is_demo AS "isDemo", (${isOnDuty(at)}) AS "isOnDuty"
    FROM (SELECT * FROM (${near}) n WHERE ${isEligible(wanted)} AND ${hasTime} AND ${isOther}
      ORDER BY n.place LIMIT ${MAX_LISTED}::int) n
    JOIN users u ON u.id = n.user_id ORDER BY n.place, n.user_id`;
  return rows.map((row) => toListing(row, { state: place.state, isRush: urgency === 'asap' }));
}

const HOUR_MS = 60 * 60_000;

/**
 * On duty now, as `dutyMeaning` tells whoever reads it. The notary of row `n` is available (as whoever is found is), has
 * neither time off nor an appointment at this moment, which is within the weekly hours, and was signed in here a few hours
 * ago at most, as sessions note it to the hour; demo notaries, whom nobody signs in as, always were.
 */
function isOnDuty(at: Date): Prisma.Sql {
  const since = new Date(at.getTime() - ON_DUTY_HOURS * HOUR_MS).toISOString();
  return Prisma.sql`${isFree(at, at)} AND ${worksAt(at)} AND (n.is_demo OR EXISTS (SELECT 1 FROM sessions s
    WHERE s.user_id = n.user_id AND s.revoked_at IS NULL AND s.last_seen_at >= ${since}::timestamptz))`;
}

function worksAt(moment: Date): Prisma.Sql {
  return Prisma.sql`NOT ${isOutsideHours(Prisma.sql`${moment.toISOString()}::timestamptz`)}`;
}

function isFree(from: Date, to: Date): Prisma.Sql {
  const range = Prisma.sql`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz, '[]')`;
  return Prisma.sql`NOT ${hasAppointment(range)} AND NOT ${hasTimeOff(range)}`;
}

/** Appointments are shorter than a day is long: only time off can take all of it. */
function isNotAwayAllOf(from: Date, to: Date): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM notary_time_off t WHERE t.notary_id = n.user_id
    AND t.starts_at <= ${from.toISOString()}::timestamptz AND t.ends_at >= ${to.toISOString()}::timestamptz ${oneByOne})`;
}

type Visit = { state: string; isRush: boolean };

function toListing(row: Row, visit: Visit): NotaryListing {
  const { miles, completedCount } = row;
  const rating = ratingOf(row.ratingSum, row.ratingCount);
  // As the estimate of this notary's visit, with one page: the price here is the price there.
  const { totalCents } = quoteFor({ ...visit, service: 'mobile', pages: 1, miles: wayMiles(miles) });
  return {
    id: row.id,
    name: namedAsAccount(shortName(row.firstName, row.lastName), { isDemo: row.isDemo, user: row }),
    initials: initialsOf(row.firstName, row.lastName),
    rating,
    reviews: row.ratingCount,
    location: row.homePlace.replace(/ \d{5}$/, ''),
    distance: wayMiles(miles),
    price: toDollars(totalCents),
    specialties: row.serviceTypes.map(serviceLabel),
    eta: Math.max(LEAST_ETA_MINUTES, etaMinutes(roadMiles(miles))),
    isOnline: row.isOnDuty,
    verificationLevel: verificationLevel({ isVerified: true, completedCount, rating }) ?? 'Gold',
    isDemo: row.isDemo,
  };
}
