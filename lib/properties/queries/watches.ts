import 'server-only';
import { findCounty } from '@/lib/catalog/queries';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { tally } from '@/lib/platform/database/tally';
import type { Prisma } from '@/prisma/generated/client';
import type { Watch } from '../schema/watches';

const select = {
  id: true,
  kind: true,
  value: true,
  fips: true,
  createdAt: true,
} satisfies Prisma.WatchSelect;

/** The further names and parcels that the actor watches, oldest first. */
export async function listWatches(actor: Actor): Promise<Watch[]> {
  const rows = await db.watch.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select,
  });
  return toWatches(db, rows);
}

/** One of them, in the transaction of a command that has checked whose it is. */
export async function readWatch(tx: Tx, id: string): Promise<Watch> {
  const [watch] = await toWatches(tx, [await tx.watch.findUniqueOrThrow({ where: { id }, select })]);
  return watch as Watch;
}

type Row = Prisma.WatchGetPayload<{ select: typeof select }>;

async function toWatches(tx: Tx, rows: Row[]): Promise<Watch[]> {
  const watchId = { in: rows.map(({ id }) => id) };
  const groups = await tx.recordingMatch.groupBy({ by: ['watchId'], where: { watchId }, _count: true });
  const matchesOf = tally(groups, 'watchId');
  return rows.map(({ createdAt, fips, ...row }) => {
    const county = fips === null ? null : (findCounty(fips)?.title ?? fips);
    return { ...row, fips, county, createdAt: createdAt.toISOString(), matches: matchesOf(row.id) };
  });
}
