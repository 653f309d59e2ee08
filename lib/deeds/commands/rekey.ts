import 'server-only';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { rivalsOf } from '../rules/contest';
import { APART } from '../rules/same-property';
import {
  contestLocks,
  endContest,
  holdProperty,
  listLive,
  tellOfContest,
  tellOfEnd,
  uncontested,
} from './contest';
import { placeRecord } from './property-address';

const PAGE = 1000;
const GROUPS_A_RUN = 10_000;

type Outdated = { id: string; ownerId: string; oldKey: string; key: string };

/**
 * Reads the addresses of locks from before there were groups, and gives them the key of today. What turns out to be one
 * property of two accounts is contested, with all that a contest has; two locks of one account both stay. Safe to run twice
 * and at once. A group that fails holds up no other one; the job fails for it at the end.
 */
export async function rekeyLocks(): Promise<{ rekeyed: number; contested: number }> {
  const failures = new Map<string, unknown>();
  const done = { rekeyed: 0, contested: 0 };
  const groups = [...(await listOutdated())].slice(0, GROUPS_A_RUN);
  for (const [group, locks] of groups) {
    await transaction((tx) => rekeyGroup(tx, group, locks)).then(
      ({ rekeyed, contested }) => {
        done.rekeyed += rekeyed;
        done.contested += contested;
      },
      (error: unknown) => failures.set(group, error),
    );
  }
  if (failures.size === 0) return done;
  throw new AggregateError(failures.values(), `Not rekeyed: ${failures.size} groups`);
}

/** All of them, by their group: a contest of before is between two locks of one, which have to change together. */
async function listOutdated(): Promise<Map<string, Outdated[]>> {
  const groups = new Map<string, Outdated[]>();
  for (let after: string | undefined, isMore = true; isMore;) {
    const locks = await db.deedLock.findMany({
      where: { propertyGroup: null, propertyKey: { not: '' }, ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true, ownerId: true, propertyAddress: true, propertyKey: true },
    });
    for (const { propertyAddress, propertyKey: oldKey, ...lock } of locks) {
      const { propertyGroup, propertyKey: key } = placeRecord(propertyAddress);
      groups.set(propertyGroup, [...(groups.get(propertyGroup) ?? []), { ...lock, oldKey, key }]);
    }
    after = locks.at(-1)?.id;
    isMore = locks.length === PAGE;
  }
  return groups;
}

async function rekeyGroup(
  tx: Tx,
  propertyGroup: string,
  locks: Outdated[],
): Promise<{ rekeyed: number; contested: number }> {
  const placed = { propertyGroup, propertyKey: '' };
  await holdProperty(tx, placed);
  // Whoever releases one of them now holds it by the key of before.
  for (const propertyKey of [...new Set(locks.map(({ oldKey }) => oldKey))].sort()) {
    await holdProperty(tx, { propertyGroup: null, propertyKey });
  }
  const taken = new Set((await listLive(tx, placed)).map(ownKey));
  let rekeyed = 0;
  for (const { id, ownerId, key } of locks) {
    const isTaken = taken.has(ownKey({ ownerId, propertyKey: key }));
    const propertyKey = isTaken ? `${key}${APART}${id}` : key;
    const { count } = await tx.deedLock.updateMany({
      where: { id, propertyGroup: null, propertyKey: { not: '' } },
      data: { propertyGroup, propertyKey },
    });
    taken.add(ownKey({ ownerId, propertyKey }));
    rekeyed += count;
  }
  const contested = rekeyed > 0 ? await settleGroup(tx, propertyGroup) : 0;
  return { rekeyed, contested };
}

function ownKey({ ownerId, propertyKey }: { ownerId: string; propertyKey: string }): string {
  return `${ownerId} ${propertyKey}`;
}

async function settleGroup(tx: Tx, propertyGroup: string): Promise<number> {
  const live = await listLive(tx, { propertyGroup, propertyKey: '' });
  const contested = live.filter((lock) => lock.contestedAt === null && rivalsOf(lock, live).length > 0);
  const ended = uncontested(live);
  await tellOfContest(tx, contested);
  await tellOfEnd(tx, ended);
  await contestLocks(tx, contested);
  for (const lock of ended) await endContest(tx, lock);
  return contested.length;
}
