import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { TimeOff } from '../schema/profile';
import { assertOwnNotary } from './own-notary';

const MOST = 500;

/** The time off that is not over, soonest first. Throws `not_found`. */
export async function listTimeOff(actor: Actor, userId: string): Promise<TimeOff[]> {
  await assertOwnNotary(actor, userId);
  const rows = await db.notaryTimeOff.findMany({
    where: { notaryId: userId, endsAt: { gt: now() } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: MOST,
    select: { id: true, startsAt: true, endsAt: true, note: true },
  });
  return rows.map(({ id, startsAt, endsAt, note }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    note,
  }));
}
