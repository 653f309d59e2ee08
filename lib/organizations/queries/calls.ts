import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { chartBegins, everyDay } from '../rules/portal';
import type { DayOfCalls } from '../schema/portal';

/** How often the programs of an organization called, on each of the last 30 days, UTC, oldest first. */
export async function listCallsByDay(organizationId: string): Promise<DayOfCalls[]> {
  const at = now();
  const counted = await db.$queryRaw<DayOfCalls[]>`
    SELECT to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(calls)::int AS calls FROM api_usage
    WHERE organization_id = ${organizationId}::uuid AND hour >= ${chartBegins(at)} GROUP BY 1`;
  return everyDay(at, counted);
}
