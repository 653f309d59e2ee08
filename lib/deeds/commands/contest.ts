import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { appendEntry } from '@/lib/evidence/commands';
import { forgetNotices } from '@/lib/notifications/commands/forget';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { contestEnded, lockContested } from '../content/contest';
import { rivalsOf } from '../rules/contest';
import { isSameProperty } from '../rules/same-property';
import { alertContested, settleContested } from './lock-alerts';

/** Any constant that nothing else locks with a second number. */
const PROPERTY_LOCKS = 6963;

/** Whoever locks, takes the money back and locks again worries nobody with it more often. */
const TOLD_A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

/** A row of a lock, or what it will have: the group is null for a lock from before there were groups. */
export type Placed = { propertyGroup: string | null; propertyKey: string };

/**
 * Until the transaction ends, nobody else locks or releases a property of this ZIP code and number: who comes second knows
 * of who came first. Call it before a row of its locks is changed.
 */
export async function holdProperty(tx: Tx, placed: Placed): Promise<void> {
  await tx.$executeRaw`SELECT ${lockOf(placed)}`;
}

/** `holdAccount` and then `holdProperty`, in one statement; an account that is gone holds nothing. */
export async function holdAccountAndProperty(tx: Tx, userId: string, placed: Placed): Promise<void> {
  await tx.$executeRaw`
    WITH account AS MATERIALIZED (SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE)
    SELECT ${lockOf(placed)} FROM account`;
}

function lockOf({ propertyGroup, propertyKey }: Placed): Prisma.Sql {
  return Prisma.sql`pg_advisory_xact_lock(${PROPERTY_LOCKS}::int, hashtext(${propertyGroup ?? propertyKey}))`;
}

/** The rows that `isSameProperty` may say are the same, and others. */
export function inGroupOf({ propertyGroup, propertyKey }: Placed) {
  return propertyGroup === null ? { propertyGroup, propertyKey } : { propertyGroup };
}

const columns = {
  id: true,
  ownerId: true,
  propertyAddress: true,
  propertyKey: true,
  logIndex: true,
  contestedAt: true,
} as const;

/** The locks in force of all that is compared with a property, oldest first, whoever made them. Call `holdProperty` first. */
export function listLive(tx: Tx, placed: Placed) {
  return tx.deedLock.findMany({
    where: { ...inGroupOf(placed), status: { not: 'released' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: columns,
  });
}

type LiveLock = Awaited<ReturnType<typeof listLive>>[number];
type Told = { id: string; ownerId: string; propertyAddress: string };

/** Where its owner is led, and by which what is no longer true is found again. */
const pageOf = (lockId: string) => `/properties/${lockId}`;

/**
 * Before a lock of a property that others have locked: all owners are told, and nobody learns who the other is. Append
 * afterward: telling takes longer than the log should be held.
 */
export async function tellOfContest(tx: Tx, locks: Told[]): Promise<void> {
  for (const lock of locks) {
    if (!(await isToldEnough(tx, lock.id))) await tell(tx, lock, 'deed.contested');
  }
}

/** Whether its owner heard of so many contests within a day that another one is only shown. */
async function isToldEnough(tx: Tx, lockId: string): Promise<boolean> {
  const since = { gt: new Date(now().getTime() - DAY_MS) };
  return (await tx.lockContest.count({ where: { lockId, since } })) >= TOLD_A_DAY;
}

/** After it: each lock becomes contested by an entry of its own, so that no proof of one tells of the other. */
export async function contestLocks(tx: Tx, locks: Contested[]): Promise<void> {
  for (const lock of locks.filter(({ contestedAt }) => contestedAt === null)) await beginContest(tx, lock);
}

/**
 * After the end of a lock, before its entry: its own contest is over. Gives the locks that nobody contests any longer,
 * whose owners are told and for which `endContest` is due after the entry.
 */
export async function settleContest(
  tx: Tx,
  lock: Placed & { id: string; ownerId: string },
): Promise<LiveLock[]> {
  await tx.lockContest.updateMany({ where: { lockId: lock.id, endedAt: null }, data: { endedAt: now() } });
  await forgetContest(tx, lock);
  const live = await listLive(tx, lock);
  const left = uncontested(live).filter(({ propertyKey }) => isSameProperty(propertyKey, lock.propertyKey));
  await tellOfEnd(tx, left);
  return left;
}

/** Those that are marked as contested, and which nobody else has locked any longer. */
export function uncontested(live: LiveLock[]): LiveLock[] {
  return live.filter((lock) => lock.contestedAt !== null && rivalsOf(lock, live).length === 0);
}

export async function tellOfEnd(tx: Tx, locks: Told[]): Promise<void> {
  for (const lock of locks) {
    await forgetContest(tx, lock);
    if (!(await isToldEnough(tx, lock.id))) await tell(tx, lock, 'deed.uncontested');
  }
}

/** That it is contested is no longer true. */
async function forgetContest(tx: Tx, { id, ownerId }: Pick<Told, 'id' | 'ownerId'>): Promise<void> {
  await forgetNotices(tx, { userIds: [ownerId], href: pageOf(id), types: ['deed.contested'] });
}

type Contested = Pick<LiveLock, 'id' | 'ownerId' | 'propertyAddress' | 'logIndex' | 'contestedAt'>;

async function beginContest(tx: Tx, { id, ownerId, propertyAddress, logIndex }: Contested): Promise<void> {
  const since = now();
  if (!(await isToldEnough(tx, id))) await alertContested(tx, { id, ownerId, propertyAddress, since });
  await tx.deedLock.update({ where: { id }, data: { contestedAt: since }, select: { id: true } });
  await audit(tx, { type: 'deed.contested', actorId: null, subjectId: id });
  const { index } = await appendEntry(tx, {
    record: {
      type: 'lock.contested',
      lockId: id,
      lockIndex: logIndex,
      propertyAddress,
      contestedAt: since.toISOString(),
    },
  });
  await tx.lockContest.create({
    data: { id: newId(), lockId: id, since, logIndex: index },
    select: { id: true },
  });
}

/** Nobody else has the property of this lock locked any longer. */
export async function endContest(
  tx: Tx,
  { id, ownerId, propertyAddress, logIndex, contestedAt }: LiveLock,
): Promise<void> {
  const endedAt = now();
  if (contestedAt) await settleContested(tx, { id, ownerId, since: contestedAt });
  await tx.deedLock.update({ where: { id }, data: { contestedAt: null }, select: { id: true } });
  await audit(tx, { type: 'deed.uncontested', actorId: null, subjectId: id });
  const { index } = await appendEntry(tx, {
    record: {
      type: 'lock.uncontested',
      lockId: id,
      lockIndex: logIndex,
      propertyAddress,
      endedAt: endedAt.toISOString(),
    },
  });
  await tx.lockContest.updateMany({
    where: { lockId: id, endedAt: null },
    data: { endedAt, endLogIndex: index },
  });
}

async function tell(
  tx: Tx,
  { id, ownerId, propertyAddress }: Told,
  type: 'deed.contested' | 'deed.uncontested',
): Promise<void> {
  const says = type === 'deed.contested' ? lockContested : contestEnded;
  await notifyByMail(tx, { userId: ownerId, type, ...says(propertyAddress), href: pageOf(id) });
}
