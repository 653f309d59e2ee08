import 'server-only';
import { adminList, byAge } from '@/lib/platform/admin-list';
import type { Prisma } from '@/prisma/generated/client';
import type { ListedUser, UserFilter } from '../schema/user-list';
import { namedLike } from './person-search';

const fields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  role: true,
  createdAt: true,
  legalHolds: { where: { liftedAt: null }, select: { placedAt: true, reason: true } },
  _count: { select: { deedLocks: true, documents: true, requests: true, invoices: true } },
} satisfies Prisma.UserSelect;

/** All accounts that were not deleted, or those of a role and with the words of a search in name or address. */
export const {
  list: listUsers,
  count: countUsers,
  csv: exportUsers,
} = adminList({
  key: 'users',
  model: 'user',
  fields,
  orders: {
    ...byAge,
    name: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
  },
  where: ({ role, hold, search }: UserFilter) => ({
    role,
    deletedAt: null,
    legalHolds: hold && { some: { liftedAt: null } },
    AND: namedLike(search),
  }),
  view: toListedUser,
  columns: [
    'id',
    'name',
    'email',
    'role',
    'createdAt',
    'locks',
    'documents',
    'requests',
    'invoices',
    'heldSince',
    'heldBecause',
  ],
});

function toListedUser({
  firstName,
  lastName,
  createdAt,
  _count: { deedLocks, documents, requests, invoices },
  legalHolds: [hold],
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
    heldSince: hold?.placedAt.toISOString() ?? null,
    heldBecause: hold?.reason ?? null,
  };
}
