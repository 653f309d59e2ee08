import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, holding, pageAfter, type ListSort } from '@/lib/platform/list';
import { canReadWaitlist } from '../policy';
import { toCsv } from '@/lib/platform/csv';
import type { WaitlistEntry, WaitlistFilter, WaitlistPage } from '../schema/waitlist';

const fields = {
  id: true,
  name: true,
  email: true,
  companyName: true,
  phone: true,
  state: true,
  experience: true,
  specializations: true,
  currentVolume: true,
  availability: true,
  motivation: true,
  requestBetaAccess: true,
  acceptedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.WaitlistEntrySelect;

/** One page of the waitlist, from behind the entry `after`. For admins; to others it is `not_found`. */
export async function listWaitlist(
  actor: Actor,
  { after, ...filter }: WaitlistFilter & { after?: string },
): Promise<WaitlistPage> {
  assertReadable(actor);
  const { rows, next } = cutPage(
    await db.waitlistEntry.findMany({ ...selection(filter), ...pageAfter(after) }),
    after,
  );
  return { entries: rows.map(toEntry), next };
}

/** How many stand on the waitlist. For admins; to others it is `not_found`. */
export async function countWaitlist(actor: Actor, filter: WaitlistFilter): Promise<number> {
  assertReadable(actor);
  return db.waitlistEntry.count({ where: selection(filter).where });
}

/** Everybody whom the filter leaves, as CSV with a line of names. For admins; to others it is `not_found`. */
export async function exportWaitlist(actor: Actor, filter: WaitlistFilter): Promise<string> {
  assertReadable(actor);
  const rows = await db.waitlistEntry.findMany(selection(filter));
  return toCsv([Object.keys(fields), ...rows.map((row) => Object.values(toEntry(row)).map(textOf))]);
}

const orders: Record<ListSort, Prisma.WaitlistEntryOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
  name: [{ name: 'asc' }, { id: 'asc' }],
};

function selection({ state, experience, search, sort = 'newest' }: WaitlistFilter) {
  return {
    where: { state, experience, ...(search ? { OR: named(search) } : {}) },
    orderBy: orders[sort],
    select: fields,
  } satisfies Prisma.WaitlistEntryFindManyArgs;
}

function named(search: string) {
  const holds = holding(search);
  return [{ name: holds }, { companyName: holds }, { email: holds }];
}

function toEntry(row: Prisma.WaitlistEntryGetPayload<{ select: typeof fields }>): WaitlistEntry {
  return {
    ...row,
    acceptedAt: row.acceptedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function textOf(value: string | string[] | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join('; ') : (value ?? '');
}

function assertReadable(actor: Actor): void {
  if (!canReadWaitlist(actor)) throw new AppError('not_found', 'There is nothing at this address.');
}
