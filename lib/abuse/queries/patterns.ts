import 'server-only';
import { listForeignLockers } from '@/lib/deeds/queries';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { dayOf } from '../rules/days';
import { MANY_ACCOUNTS, MANY_FOREIGN_HOMES } from '../rules/thresholds';
import type { AbusePattern } from '../schema';

/** What no honest day brings, since the beginning of a day in UTC, the newest first. */
export async function listPatterns(actor: Actor, since: Date): Promise<AbusePattern[]> {
  assertAdmin(actor);
  return findPatterns(db, since);
}

export async function findPatterns(tx: Tx, since: Date): Promise<AbusePattern[]> {
  const [opened, lockers] = await Promise.all([
    tx.abuseCount.findMany({
      where: { day: { gte: since }, kind: 'opened', source: { not: '' }, count: { gte: MANY_ACCOUNTS } },
      select: { day: true, source: true, count: true },
    }),
    listForeignLockers(tx, { since, atLeast: MANY_FOREIGN_HOMES }),
  ]);
  const patterns: AbusePattern[] = [
    ...opened.map(({ day, source, count }) => ({
      name: 'many-accounts' as const,
      day: dayOf(day),
      source,
      accounts: count,
    })),
    ...lockers.map((locker) => ({ name: 'foreign-homes' as const, ...locker })),
  ];
  return patterns.sort((a, b) => b.day.localeCompare(a.day));
}
