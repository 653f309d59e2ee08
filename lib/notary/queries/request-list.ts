import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { holdsWord } from '@/lib/accounts/queries/person-search';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { toCsv } from '@/lib/platform/csv';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { cutPage, holding, pageAfter } from '@/lib/platform/list';
import { canListRequests } from '../policy';
import { fullName } from '../rules/names';
import {
  WAITING,
  type AllRequestsFilter,
  type AllRequestsPage,
  type ListedRequest,
  type RequestSort,
} from '../schema/request-list';

const names = { select: { firstName: true, lastName: true } } as const;

const fields = {
  id: true,
  serviceType: true,
  documentType: true,
  client: { select: { ...names.select, email: true } },
  notary: { select: { user: names } },
  appointmentAt: true,
  location: true,
  isRemote: true,
  status: true,
  exhaustedAt: true,
  totalPriceCents: true,
  createdAt: true,
} satisfies Prisma.NotaryRequestSelect;

const orders: Record<RequestSort, Prisma.NotaryRequestOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
  appointment: [{ appointmentAt: 'desc' }, { id: 'asc' }],
};

/** One page of the requests of every account. For admins; to others it is `not_found`. */
export async function listAllRequests(
  actor: Actor,
  { after, ...filter }: AllRequestsFilter & { after?: string },
): Promise<AllRequestsPage> {
  assertReadable(actor);
  const { rows, next } = cutPage(
    await db.notaryRequest.findMany({ ...selection(filter), ...pageAfter(after) }),
    after,
  );
  return { requests: rows.map(toListedRequest), next };
}

/** How many requests the filter leaves. For admins; to others it is `not_found`. */
export async function countAllRequests(actor: Actor, filter: AllRequestsFilter): Promise<number> {
  assertReadable(actor);
  return db.notaryRequest.count({ where: selection(filter).where });
}

const csvNames = [
  'id',
  'serviceType',
  'documentType',
  'clientName',
  'clientEmail',
  'notaryName',
  'appointmentDate',
  'location',
  'isRemote',
  'status',
  'isExhausted',
  'total',
  'createdAt',
] as const satisfies (keyof ListedRequest)[];

/** Every request that the filter leaves, as CSV with a line of names. For admins; to others it is `not_found`. */
export async function exportAllRequests(actor: Actor, filter: AllRequestsFilter): Promise<string> {
  assertReadable(actor);
  const requests = (await db.notaryRequest.findMany(selection(filter))).map(toListedRequest);
  return toCsv([csvNames, ...requests.map((request) => csvNames.map((name) => textOf(request[name])))]);
}

function selection({ status, search, sort = 'newest' }: AllRequestsFilter) {
  return {
    where: {
      ...(status === WAITING ? { status: 'pending', exhaustedAt: { not: null } } : { status }),
      AND: search?.split(/\s+/).map((word) => ({
        OR: [{ client: holdsWord(word) }, { location: holding(word) }],
      })),
    },
    orderBy: orders[sort],
    select: fields,
  } satisfies Prisma.NotaryRequestFindManyArgs;
}

function toListedRequest({
  client,
  notary,
  appointmentAt,
  exhaustedAt,
  totalPriceCents,
  createdAt,
  ...row
}: Prisma.NotaryRequestGetPayload<{ select: typeof fields }>): ListedRequest {
  return {
    ...row,
    clientName: fullName(client.firstName, client.lastName),
    clientEmail: client.email,
    notaryName: notary && fullName(notary.user.firstName, notary.user.lastName),
    appointmentDate: appointmentAt.toISOString(),
    isExhausted: row.status === 'pending' && exhaustedAt !== null,
    total: toDollars(totalPriceCents),
    createdAt: createdAt.toISOString(),
  };
}

function textOf(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `${value ?? ''}`;
}

function assertReadable(actor: Actor): void {
  if (!canListRequests(actor)) throw new AppError('not_found', 'There is nothing at this address.');
}
