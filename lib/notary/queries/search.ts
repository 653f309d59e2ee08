import 'server-only';
import type { z } from 'zod';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { dispatchPrice } from '@/lib/pricing/rules/dispatch-price';
import { Prisma } from '@/prisma/generated/client';
import { initialsOf, shortName } from '../rules/names';
import { ratingOf } from '../rules/rating';
import { searchWindow } from '../rules/search-window';
import { serviceLabel } from '../rules/services';
import { etaMinutes, roadMiles } from '../rules/travel';
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
  homePlace: string;
  miles: number;
  serviceTypes: string[];
  ratingSum: number;
  ratingCount: number;
  completedCount: number;
  isDemo: boolean;
  isFreeNow: boolean;
};

type Search = z.output<typeof searchNotariesSchema>;

/**
 * Who could come to a place, nearest first: verified, available, with credentials in force, and with time when it is
 * wanted. Nobody is offered themselves. Throws `validation_failed` for a place that is not known.
 */
export async function searchNotaries(
  actor: Actor | null,
  { location, serviceType, urgency }: Search,
): Promise<NotaryListing[]> {
  const place = getStatePlace(location, 'location');
  const at = now();
  const { from, to, isWhole } = searchWindow(urgency, at);
  const near = nearestHomes(place, LOOKED_AT);
  const works = isWhole ? worksAt(from) : Prisma.sql`NOT ${isOutsideHoursAllOf(from, to)}`;
  const hasTime = Prisma.sql`${isWhole ? isFree(from, to) : isNotAwayAllOf(from, to)} AND ${works}`;
  const isOther = actor ? Prisma.sql`n.user_id <> ${actor.id}::uuid` : Prisma.sql`TRUE`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT n.user_id AS id, u.first_name AS "firstName", u.last_name AS "lastName", n.home_place AS "homePlace",
      n.miles, n.service_types AS "serviceTypes", n.rating_sum AS "ratingSum", n.rating_count AS "ratingCount",
      n.completed_count AS "completedCount", n.is_demo AS "isDemo", (${isFree(at, at)} AND ${worksAt(at)}) AS "isFreeNow"
    FROM (SELECT * FROM (${near}) n WHERE ${isEligible({ place, serviceType, at: from })} AND ${hasTime} AND ${isOther}
      ORDER BY n.place LIMIT ${MAX_LISTED}::int) n
    JOIN users u ON u.id = n.user_id ORDER BY n.place, n.user_id`;
  return rows.map((row) => toListing(row, serviceType));
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

function toListing(row: Row, serviceType: string): NotaryListing {
  const { miles, completedCount } = row;
  const rating = ratingOf(row.ratingSum, row.ratingCount);
  // As the estimate counts miles, so that the price here is the price there.
  const distanceMiles = Math.round(miles * 100) / 100;
  const price = dispatchPrice({ serviceType, isRemote: false, distanceMiles });
  return {
    id: row.id,
    name: shortName(row.firstName, row.lastName),
    initials: initialsOf(row.firstName, row.lastName),
    rating,
    reviews: row.ratingCount,
    location: row.homePlace.replace(/ \d{5}$/, ''),
    distance: Math.round(miles * 10) / 10,
    price: toDollars(price.totalPriceCents),
    specialties: row.serviceTypes.map(serviceLabel),
    eta: etaMinutes(roadMiles(miles)),
    isOnline: row.isFreeNow,
    verificationLevel: verificationLevel({ isVerified: true, completedCount, rating }) ?? 'Gold',
    isDemo: row.isDemo,
  };
}
