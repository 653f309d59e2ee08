import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { adminList } from '@/lib/platform/admin-list';
import { db } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import { dayOf } from '../rules/days';
import { kindLabel, whatLabel } from '../rules/words';
import type { AbuseDay, AbuseFilter, ListedAbuse } from '../schema';

const fields = {
  id: true,
  day: true,
  kind: true,
  what: true,
  source: true,
  count: true,
  lastAt: true,
} satisfies Prisma.AbuseCountSelect;

/** What was limited, locked, refused or stopped, by day and by whose it was. */
export const { list: listAbuse, csv: exportAbuse } = adminList({
  key: 'counts',
  model: 'abuseCount',
  fields,
  orders: {
    newest: [{ lastAt: 'desc' }, { id: 'asc' }],
    oldest: [{ lastAt: 'asc' }, { id: 'desc' }],
    most: [{ count: 'desc' }, { id: 'asc' }],
  },
  where: ({ kind, day }: AbuseFilter) => ({ kind, day: day ? new Date(day) : undefined }),
  view: toListedAbuse,
  columns: [
    'id',
    'day',
    ['kind', ({ kind }) => kindLabel(kind)],
    ['what', whatLabel],
    'source',
    'count',
    'lastAt',
  ],
});

function toListedAbuse(row: Prisma.AbuseCountGetPayload<{ select: typeof fields }>): ListedAbuse {
  return { ...row, day: dayOf(row.day), lastAt: row.lastAt.toISOString() };
}

/** How often each kind happened on each day since one, today first; days on which nothing did are left out. */
export async function countAbuseByDay(actor: Actor, since: Date): Promise<AbuseDay[]> {
  assertAdmin(actor);
  const groups = await db.abuseCount.groupBy({
    by: ['day', 'kind'],
    where: { day: { gte: since } },
    orderBy: { day: 'desc' },
    _sum: { count: true },
  });
  const byDay = new Map<string, AbuseDay>();
  for (const { day: date, kind, _sum } of groups) {
    const day = dayOf(date);
    const counts = byDay.get(day) ?? { day, limited: 0, locked: 0, refused: 0, poisoned: 0, opened: 0 };
    byDay.set(day, { ...counts, [kind]: _sum.count ?? 0 });
  }
  return [...byDay.values()];
}
