import 'server-only';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { db } from '@/lib/platform/db';
import { tally } from '@/lib/platform/database/tally';
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
  suspensions: { where: { liftedAt: null }, select: { suspendedAt: true, reason: true } },
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
  where: ({ role, hold, suspension, search }: UserFilter) => ({
    role,
    deletedAt: null,
    legalHolds: hold && { some: { liftedAt: null } },
    suspensions: suspension && { some: { liftedAt: null } },
    AND: namedLike(search),
  }),
  more: countOwn,
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
    'suspendedSince',
    'suspendedBecause',
  ],
});

type Counts = Pick<ListedUser, 'locks' | 'documents' | 'requests' | 'invoices'>;

/** So many values of a statement; a file has all accounts. */
const AT_ONCE = 10_000;

async function countOwn(ids: string[]): Promise<(id: string) => Counts> {
  const counts = new Map<string, Counts>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const own = await tallyOwn({ in: some });
    for (const id of some) {
      counts.set(id, {
        locks: own.locks(id),
        documents: own.documents(id),
        requests: own.requests(id),
        invoices: own.invoices(id),
      });
    }
  }
  return (id) => counts.get(id) ?? NONE;
}

const NONE: Counts = { locks: 0, documents: 0, requests: 0, invoices: 0 };

async function tallyOwn(of: { in: string[] }) {
  const [locks, documents, requests, invoices] = await Promise.all([
    db.deedLock.groupBy({ by: ['ownerId'], where: { ownerId: of }, _count: true }),
    db.vaultDocument.groupBy({ by: ['ownerId'], where: { ownerId: of }, _count: true }),
    db.notaryRequest.groupBy({ by: ['clientId'], where: { clientId: of }, _count: true }),
    db.invoice.groupBy({ by: ['issuerId'], where: { issuerId: of }, _count: true }),
  ]);
  return {
    locks: tally(locks, 'ownerId'),
    documents: tally(documents, 'ownerId'),
    requests: tally(requests, 'clientId'),
    invoices: tally(invoices, 'issuerId'),
  };
}

function toListedUser(
  {
    firstName,
    lastName,
    createdAt,
    legalHolds: [hold],
    suspensions: [suspension],
    id,
    email,
    role,
  }: Prisma.UserGetPayload<{ select: typeof fields }>,
  counts: Counts,
): ListedUser {
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    role,
    createdAt: createdAt.toISOString(),
    ...counts,
    heldSince: hold?.placedAt.toISOString() ?? null,
    heldBecause: hold?.reason ?? null,
    suspendedSince: suspension?.suspendedAt.toISOString() ?? null,
    suspendedBecause: suspension?.reason ?? null,
  };
}
