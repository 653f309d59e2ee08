import 'server-only';
import type { InstrumentClass } from '@/lib/catalogue/rules/instrument-class';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Prisma } from '@/prisma/generated/client';
import type { Announcement } from '../schema/announcements';

const select = {
  id: true,
  class: true,
  party: true,
  from: true,
  until: true,
  createdAt: true,
  withdrawnAt: true,
  _count: { select: { matches: true } },
} satisfies Prisma.AnnouncementSelect;

/** What the actor announced for one of their locks, newest first. Throws `not_found`. */
export async function listAnnouncements(actor: Actor, lockId: string): Promise<Announcement[]> {
  if ((await db.deedLock.count({ where: { id: lockId, ownerId: actor.id } })) === 0) {
    throw new AppError('not_found', 'There is no such lock.');
  }
  const rows = await db.announcement.findMany({
    where: { lockId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select,
  });
  return rows.map(toAnnouncement);
}

/** One of them, in the transaction of a command that has checked whose it is. */
export async function readAnnouncement(tx: Tx, id: string): Promise<Announcement> {
  return toAnnouncement(await tx.announcement.findUniqueOrThrow({ where: { id }, select }));
}

/** Of a lock, those that can still fit what comes. */
export const openOn = (today: string) => ({ withdrawnAt: null, until: { gte: new Date(today) } });

/** The day that it is at least anywhere in the United States. */
export function earliestToday(): string {
  return new Date(now().getTime() - HOURS_BEHIND * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Hawaii, behind UTC. */
const HOURS_BEHIND = 10;

function toAnnouncement({
  _count,
  ...row
}: Prisma.AnnouncementGetPayload<{ select: typeof select }>): Announcement {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const until = day(row.until);
  return {
    ...row,
    class: row.class as InstrumentClass,
    from: day(row.from),
    until,
    createdAt: row.createdAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    isOpen: row.withdrawnAt === null && until >= earliestToday(),
    matches: _count.matches,
  };
}
