import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import { toAlertView } from '../rules/alert-view';
import type { AlertCounts, AlertView, OpenAlert } from '../schema/alerts';
import type { ListAlerts } from '../schema/requests';

/** What `toAlertView` wants of a row. */
export const alertFields = {
  id: true,
  kind: true,
  level: true,
  status: true,
  title: true,
  reasons: true,
  facts: true,
  lockId: true,
  createdAt: true,
  lock: { select: { propertyAddress: true, county: true } },
} satisfies Prisma.AlertSelect;

/** One page of the actor's alerts, newest first. Throws `not_found` for an `after` that is not theirs. */
export async function listAlerts(
  actor: Actor,
  { level, status, after }: ListAlerts = {},
): Promise<{ alerts: AlertView[]; next: string | null }> {
  const own = { userId: actor.id };
  if (after && (await db.alert.count({ where: { id: after, ...own } })) === 0) {
    throw new AppError('not_found', 'There is no such page of alerts.');
  }
  const found = await db.alert.findMany({
    where: { ...own, level, status },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: alertFields,
    ...pageAfter(after),
  });
  const { rows, next } = cutPage(found, after);
  return { alerts: rows.map(toAlertView), next };
}

/** How many alerts the actor has, whatever a list is filtered by. */
export async function countAlerts(actor: Actor): Promise<AlertCounts> {
  const [counts] = await db.$queryRaw<[AlertCounts]>`
    SELECT count(*) FILTER (WHERE status = 'active' AND level = 'CRITICAL')::int AS "criticalActive",
      count(*) FILTER (WHERE status = 'active' AND level = 'HIGH')::int AS "highActive",
      count(*) FILTER (WHERE status = 'resolved')::int AS resolved,
      count(*)::int AS total
    FROM alerts WHERE user_id = ${actor.id}::uuid`;
  return counts;
}

/**
 * The active alerts of the actor that cannot wait, critical ones first, then the newest: `most` of them. Without unpaid
 * and contested locks: to pay, and to show evidence, are steps of their own.
 */
export function urgentAlerts(actor: Actor, most: number): Question<OpenAlert[]> {
  const sql = Prisma.sql`
    SELECT id, level, title, reasons[1] AS reason, created_at AS "timestamp"
    FROM alerts
    WHERE user_id = ${actor.id}::uuid AND status = 'active' AND level IN ('CRITICAL', 'HIGH')
      AND kind NOT IN ('lock.unpaid', 'lock.contested')
    ORDER BY level, created_at DESC, id LIMIT ${most}`;
  return aboutRows<OpenAlert, OpenAlert[]>(sql, (rows) =>
    rows.map((row) => ({ ...row, reason: row.reason ?? '' })),
  );
}
