import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { toCsv } from '@/lib/platform/csv';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, pageAfter, type ListSort } from '@/lib/platform/list';
import { canListUsers } from '../policy';
import { namedLike } from './person-search';
import type { ListedUser, UserFilter, UserPage } from '../schema/user-list';

const fields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  role: true,
  createdAt: true,
  _count: { select: { deedLocks: true, documents: true, requests: true, invoices: true } },
} satisfies Prisma.UserSelect;

const orders: Record<ListSort, Prisma.UserOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
  name: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
};

/** One page of accounts, from behind the account `after`. For admins; to others it is `not_found`. */
export async function listUsers(
  actor: Actor,
  { after, ...filter }: UserFilter & { after?: string },
): Promise<UserPage> {
  assertReadable(actor);
  const { rows, next } = cutPage(
    await db.user.findMany({ ...selection(filter), ...pageAfter(after) }),
    after,
  );
  return { users: rows.map(toListedUser), next };
}

/** How many accounts the filter leaves. For admins; to others it is `not_found`. */
export async function countUsers(actor: Actor, filter: UserFilter): Promise<number> {
  assertReadable(actor);
  return db.user.count({ where: selection(filter).where });
}

/** Every account that the filter leaves, as CSV with a line of names. For admins; to others it is `not_found`. */
export async function exportUsers(actor: Actor, filter: UserFilter): Promise<string> {
  assertReadable(actor);
  const users = (await db.user.findMany(selection(filter))).map(toListedUser);
  const names = ['id', 'name', 'email', 'role', 'createdAt', 'locks', 'documents', 'requests', 'invoices'];
  return toCsv([names, ...users.map((user) => Object.values(user).map(String))]);
}

function selection({ role, search, sort = 'newest' }: UserFilter) {
  return {
    where: { role, AND: namedLike(search) },
    orderBy: orders[sort],
    select: fields,
  } satisfies Prisma.UserFindManyArgs;
}

function toListedUser({
  firstName,
  lastName,
  createdAt,
  _count: { deedLocks, documents, requests, invoices },
  id,
  email,
  role,
}: Prisma.UserGetPayload<{ select: typeof fields }>): ListedUser {
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    role,
    createdAt: createdAt.toISOString(),
    locks: deedLocks,
    documents,
    requests,
    invoices,
  };
}

function assertReadable(actor: Actor): void {
  if (!canListUsers(actor)) throw new AppError('not_found', 'There is nothing at this address.');
}
