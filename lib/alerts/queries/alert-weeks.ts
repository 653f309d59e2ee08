import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { fillWeeks, lastWeeks, zoneOfWeeks, type AlertWeeks, type WeekRow } from '../rules/alert-weeks';

const WEEKS = 12;

/** The actor's alerts by week and level, over twelve weeks. Two queries, whatever there is. */
export async function getAlertWeeks(actor: Actor): Promise<AlertWeeks> {
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { timeZone: true } });
  const zone = zoneOfWeeks(user.timeZone);
  const weeks = lastWeeks(WEEKS, { at: now(), zone });
  const starts = weeks.map(({ from }) => from.toISOString());
  const rows = await db.$queryRaw<WeekRow[]>`
    SELECT width_bucket(created_at, ${starts}::timestamptz[]) - 1 AS week, level::text AS level, count(*)::int AS count
    FROM alerts WHERE user_id = ${actor.id}::uuid AND created_at >= ${starts[0]}::timestamptz
    GROUP BY 1, 2`;
  return { zone, weeks: fillWeeks(weeks, rows) };
}
