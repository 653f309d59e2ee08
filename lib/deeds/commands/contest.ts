import 'server-only';
import { appendEntry } from '@/lib/evidence/commands';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { contestEnded, lockContested } from '../content/contest';

/** Any constant that nothing else locks with a second number. */
const PROPERTY_LOCKS = 6963;
const PROPERTIES = '/deedguard-protection#your-properties';

/**
 * Until the transaction ends, nobody else locks or releases this property: who comes second knows of who came first. Call
 * it before a row of its locks is changed.
 */
export async function holdProperty(tx: Tx, propertyKey: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${PROPERTY_LOCKS}::int, hashtext(${propertyKey}))`;
}

const columns = {
  id: true,
  ownerId: true,
  propertyAddress: true,
  logIndex: true,
  contestedAt: true,
} as const;

/** The locks of a property that are in force, oldest first, whoever made them. Call `holdProperty` first. */
function listLive(tx: Tx, propertyKey: string) {
  return tx.deedLock.findMany({
    where: { propertyKey, status: { not: 'released' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: columns,
  });
}

type LiveLock = Awaited<ReturnType<typeof listLive>>[number];

/**
 * Before a lock of a property that others have locked: all owners are told, and nobody learns who the other is. False where
 * nobody has. Call `holdProperty` first, and append afterward: telling takes longer than the log should be held.
 */
export async function tellOfContest(
  tx: Tx,
  propertyKey: string,
  newcomer: { ownerId: string; propertyAddress: string },
): Promise<boolean> {
  const live = (await listLive(tx, propertyKey)).filter(({ ownerId }) => ownerId !== newcomer.ownerId);
  if (live.length === 0) return false;
  for (const lock of [...live, newcomer]) await tell(tx, lock, 'deed.contested');
  return true;
}

/** After it: each lock becomes contested by an entry of its own, so that no proof of one tells of the other. */
export async function contestLocks(tx: Tx, propertyKey: string): Promise<void> {
  const live = await listLive(tx, propertyKey);
  for (const lock of live.filter(({ contestedAt }) => contestedAt === null)) await beginContest(tx, lock);
}

/**
 * After the end of a lock, before its entry: its own contest is over. Gives the only lock that is left, whose owner is told
 * and for which `endContest` is due after the entry; else null.
 */
export async function settleContest(
  tx: Tx,
  lock: { id: string; propertyKey: string },
): Promise<LiveLock | null> {
  await tx.lockContest.updateMany({ where: { lockId: lock.id, endedAt: null }, data: { endedAt: now() } });
  const [last, ...others] = await listLive(tx, lock.propertyKey);
  if (!last || others.length > 0 || last.contestedAt === null) return null;
  await tell(tx, last, 'deed.uncontested');
  return last;
}

async function beginContest(tx: Tx, { id, propertyAddress, logIndex }: LiveLock): Promise<void> {
  const since = now();
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
export async function endContest(tx: Tx, { id, propertyAddress, logIndex }: LiveLock): Promise<void> {
  const endedAt = now();
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
  { ownerId, propertyAddress }: { ownerId: string; propertyAddress: string },
  type: 'deed.contested' | 'deed.uncontested',
): Promise<void> {
  const says = type === 'deed.contested' ? lockContested : contestEnded;
  await notifyByMail(tx, { userId: ownerId, type, ...says(propertyAddress), href: PROPERTIES });
}
