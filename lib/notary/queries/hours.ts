import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';
import { clockOf, type WeeklyHours } from '../rules/hours';
import { oneByOne } from './credential-problems';
import { assertOwnNotary } from './own-notary';

/** The weekly hours of a notary. Throws `not_found`. */
export async function getHours(actor: Actor, userId: string): Promise<WeeklyHours> {
  await assertOwnNotary(actor, userId);
  const [profile, days] = await Promise.all([
    db.notaryProfile.findUnique({ where: { userId }, select: { hoursZone: true } }),
    db.notaryHours.findMany({ where: { notaryId: userId }, orderBy: { weekday: 'asc' } }),
  ]);
  return {
    zone: profile?.hoursZone ?? null,
    days: days.map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      from: clockOf(startMinute),
      until: clockOf(endMinute),
    })),
  };
}

/** The notary of row `n` takes no appointment that begins at a moment, by the clock of their own zone. */
export function isOutsideHours(moment: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(n.hours_zone IS NOT NULL AND NOT EXISTS (${hoursAt(moment)} ${oneByOne}))`;
}

const HALF_HOUR = Prisma.sql`interval '30 minutes'`;

/** The same for all of a range of time, looked at every half hour. */
export function isOutsideHoursAllOf(from: Date, to: Date): Prisma.Sql {
  const moments = Prisma.sql`generate_series(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz, ${HALF_HOUR}) AS moment`;
  return Prisma.sql`(n.hours_zone IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ${moments} WHERE EXISTS (${hoursAt(Prisma.sql`moment`)} ${oneByOne}) ${oneByOne}))`;
}

function hoursAt(moment: Prisma.Sql): Prisma.Sql {
  const local = Prisma.sql`(${moment} AT TIME ZONE n.hours_zone)`;
  const minute = Prisma.sql`(extract(hour FROM ${local}) * 60 + extract(minute FROM ${local}))`;
  return Prisma.sql`SELECT 1 FROM notary_hours h WHERE h.notary_id = n.user_id
    AND h.weekday = extract(isodow FROM ${local}) AND ${minute} >= h.start_minute AND ${minute} < h.end_minute`;
}
