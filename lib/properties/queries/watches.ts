import 'server-only';
import { findCounty } from '@/lib/catalogue/queries';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import type { Prisma } from '@/prisma/generated/client';
import type { Watch } from '../schema/watches';

const select = {
  id: true,
  kind: true,
  value: true,
  fips: true,
  createdAt: true,
  _count: { select: { matches: true } },
} satisfies Prisma.WatchSelect;

/** The further names and parcels that the actor watches, oldest first. */
export async function listWatches(actor: Actor): Promise<Watch[]> {
  const rows = await db.watch.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select,
  });
  return rows.map(toWatch);
}

/** One of them, in the transaction of a command that has checked whose it is. */
export async function readWatch(tx: Tx, id: string): Promise<Watch> {
  return toWatch(await tx.watch.findUniqueOrThrow({ where: { id }, select }));
}

function toWatch({
  createdAt,
  _count,
  fips,
  ...row
}: Prisma.WatchGetPayload<{ select: typeof select }>): Watch {
  const county = fips === null ? null : (findCounty(fips)?.title ?? fips);
  return { ...row, fips, county, createdAt: createdAt.toISOString(), matches: _count.matches };
}
