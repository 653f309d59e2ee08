import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { toCsv } from '@/lib/platform/csv';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter, type ListSort } from '@/lib/platform/list';
import { canReadInterests } from '../policy';
import type { InterestFilter, InterestPage, ListedInterest } from '../schema/interests';

const fields = {
  id: true,
  topic: true,
  email: true,
  name: true,
  organization: true,
  message: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.InterestSelect;

const orders: Record<ListSort, Prisma.InterestOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
};

/** One page of who registered interest, from behind the one named `after`. For admins; to others it is `not_found`. */
export async function listInterests(
  actor: Actor,
  { after, ...filter }: InterestFilter & { after?: string },
): Promise<InterestPage> {
  assertReadable(actor);
  const { rows, next } = cutPage(
    await db.interest.findMany({ ...selection(filter), ...pageAfter(after) }),
    after,
  );
  return { interests: rows.map(toListedInterest), next };
}

/** How many registered interest. For admins; to others it is `not_found`. */
export async function countInterests(actor: Actor, { topic }: InterestFilter): Promise<number> {
  assertReadable(actor);
  return db.interest.count({ where: { topic } });
}

/** Everybody whom the filter leaves, as CSV with a line of names. For admins; to others it is `not_found`. */
export async function exportInterests(actor: Actor, filter: InterestFilter): Promise<string> {
  assertReadable(actor);
  const interests = (await db.interest.findMany(selection(filter))).map(toListedInterest);
  return toCsv([
    Object.keys(fields),
    ...interests.map((each) => Object.values(each).map((value) => value ?? '')),
  ]);
}

function selection({ topic, sort = 'newest' }: InterestFilter) {
  return { where: { topic }, orderBy: orders[sort], select: fields } satisfies Prisma.InterestFindManyArgs;
}

function toListedInterest(row: Prisma.InterestGetPayload<{ select: typeof fields }>): ListedInterest {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

function assertReadable(actor: Actor): void {
  if (!canReadInterests(actor)) throw new AppError('not_found', 'There is nothing at this address.');
}
