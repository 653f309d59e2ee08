import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { toAlertView } from '../rules/alert-view';
import { alertLevels, type AlertLevel, type AlertView } from '../schema/alerts';
import type { AlertOverview, AlertsOfLevel } from '../schema/overview';
import { alertFields } from './alerts';

const NEWEST = 10;
const OF_LEVEL = 5;

/** The newest alerts of the actor, and those of each level. As many queries for thousands as for none. */
export async function getAlertOverview(actor: Actor): Promise<AlertOverview> {
  const [alerts, counts] = await Promise.all([listNewest(actor), countLevels(actor)]);
  return {
    newest: alerts.slice(0, NEWEST),
    levels: alertLevels.map((level) => ({
      ...(counts.get(level) ?? { level, active: 0, escalated: 0, resolved: 0, total: 0 }),
      newest: alerts.filter((alert) => alert.level === level).slice(0, OF_LEVEL),
    })),
  };
}

/** The newest of all, and the newest of each level. */
async function listNewest(actor: Actor): Promise<AlertView[]> {
  const ids = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT id, row_number() OVER (ORDER BY created_at DESC, id) AS nth,
        row_number() OVER (PARTITION BY level ORDER BY created_at DESC, id) AS nth_of_level
      FROM alerts WHERE user_id = ${actor.id}::uuid
    ) AS ranked
    WHERE nth <= ${NEWEST} OR nth_of_level <= ${OF_LEVEL}`;
  const rows = await db.alert.findMany({
    where: { id: { in: ids.map(({ id }) => id) }, userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: alertFields,
  });
  return rows.map(toAlertView);
}

type LevelRow = Omit<AlertsOfLevel, 'newest'>;

async function countLevels(actor: Actor): Promise<Map<AlertLevel, LevelRow>> {
  const rows = await db.$queryRaw<LevelRow[]>`
    SELECT level::text AS level, count(*)::int AS total,
      count(*) FILTER (WHERE status = 'active')::int AS active,
      count(*) FILTER (WHERE status = 'escalated')::int AS escalated,
      count(*) FILTER (WHERE status = 'resolved')::int AS resolved
    FROM alerts WHERE user_id = ${actor.id}::uuid GROUP BY level`;
  return new Map(rows.map((row) => [row.level, row]));
}
