import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { holdsWord } from '@/lib/accounts/queries/person-search';
import { toDollars } from '@/lib/values/money';
import { adminList, byAge } from '@/lib/platform/admin-list';
import { holding } from '@/lib/platform/list';
import { fullName } from '../rules/names';
import { WAITING, type AllRequestsFilter, type ListedRequest } from '../schema/request-list';

const names = { select: { firstName: true, lastName: true } } as const;

const fields = {
  id: true,
  serviceType: true,
  documentType: true,
  client: { select: { ...names.select, email: true } },
  notary: { select: { isDemo: true, user: names } },
  appointmentAt: true,
  location: true,
  isRemote: true,
  status: true,
  departedAt: true,
  arrivedAt: true,
  exhaustedAt: true,
  totalPriceCents: true,
  createdAt: true,
} satisfies Prisma.NotaryRequestSelect;

/** The requests of every account, in a status, and with the words of a search in client or place. */
export const {
  list: listAllRequests,
  count: countAllRequests,
  csv: exportAllRequests,
} = adminList({
  key: 'requests',
  model: 'notaryRequest',
  fields,
  orders: {
    ...byAge,
    appointment: [{ appointmentAt: 'desc' }, { id: 'asc' }],
  },
  where: ({ status, search }: AllRequestsFilter) => ({
    ...(status === WAITING ? { status: 'pending', exhaustedAt: { not: null } } : { status }),
    AND: search?.split(/\s+/).map((word) => ({
      OR: [{ client: holdsWord(word) }, { location: holding(word) }],
    })),
  }),
  view: toListedRequest,
  columns: [
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
    'isDemo',
    'isExhausted',
    'total',
    'createdAt',
  ],
});

function toListedRequest({
  client,
  notary,
  appointmentAt,
  departedAt,
  arrivedAt,
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
    departedAt: departedAt?.toISOString() ?? null,
    arrivedAt: arrivedAt?.toISOString() ?? null,
    isDemo: notary?.isDemo ?? false,
    isExhausted: row.status === 'pending' && exhaustedAt !== null,
    total: toDollars(totalPriceCents),
    createdAt: createdAt.toISOString(),
  };
}
