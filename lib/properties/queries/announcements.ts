import 'server-only';
import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { tally } from '@/lib/platform/database/tally';
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
  return toAnnouncements(db, rows);
}

/** One of them, in the transaction of a command that has checked whose it is. */
export async function readAnnouncement(tx: Tx, id: string): Promise<Announcement> {
  const row = await tx.announcement.findUniqueOrThrow({ where: { id }, select });
  const [announcement] = await toAnnouncements(tx, [row]);
  return announcement as Announcement;
}

/** Of a lock, those that can still fit what comes. */
export const openOn = (today: string) => ({ withdrawnAt: null, until: { gte: new Date(today) } });

/** The day that it is at least anywhere in the United States. */
export function earliestToday(): string {
  return new Date(now().getTime() - HOURS_BEHIND * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Hawaii, behind UTC. */
const HOURS_BEHIND = 10;

type Row = Prisma.AnnouncementGetPayload<{ select: typeof select }>;

async function toAnnouncements(tx: Tx, rows: Row[]): Promise<Announcement[]> {
  const announcementId = { in: rows.map(({ id }) => id) };
  const groups = await tx.recordingMatch.groupBy({
    by: ['announcementId'],
    where: { announcementId },
    _count: true,
  });
  const matchesOf = tally(groups, 'announcementId');
  return rows.map((row) => toAnnouncement(row, matchesOf(row.id)));
}

function toAnnouncement(row: Row, matches: number): Announcement {
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
    matches,
  };
}
