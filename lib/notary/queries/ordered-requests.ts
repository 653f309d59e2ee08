import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { ApiCaller } from '@/lib/platform/api-caller';
import type { Tx } from '@/lib/platform/db';
import { priceSelect } from '../rules/request-price';
import type { ShownStatus } from '../rules/statuses';

const select = {
  id: true,
  clientId: true,
  status: true,
  documentType: true,
  documentNames: true,
  appointmentAt: true,
  location: true,
  ...priceSelect,
  cancellationCents: true,
  departedAt: true,
  arrivedAt: true,
  createdAt: true,
} satisfies Prisma.NotaryRequestSelect;

/** A request as the program that ordered it may know it. */
export type OrderedRequest = Prisma.NotaryRequestGetPayload<{ select: typeof select }>;

type Orderer = Pick<ApiCaller, 'organizationId' | 'actor'>;

/** One request of the organization's, or of the account that a token acts for; null for any other. */
export function findOrdered(tx: Tx, orderer: Orderer, id: string): Promise<OrderedRequest | null> {
  return tx.notaryRequest.findFirst({ where: { id, ...orderedBy(orderer) }, select });
}

/** Those requests, newest first, in a status, as far as `where` goes. */
export function listOrdered(
  tx: Tx,
  orderer: Orderer,
  { status, where, take }: { status?: ShownStatus; where: Prisma.NotaryRequestWhereInput; take: number },
): Promise<OrderedRequest[]> {
  return tx.notaryRequest.findMany({
    where: { AND: [orderedBy(orderer), status ? shownAs(status) : {}, where] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select,
  });
}

function orderedBy({ organizationId, actor }: Orderer): Prisma.NotaryRequestWhereInput {
  return organizationId === null ? { clientId: actor.id } : { organizationId };
}

/** As `shownStatus` says it of a row. */
function shownAs(status: ShownStatus): Prisma.NotaryRequestWhereInput {
  if (status === 'arrived') return { status: 'assigned', arrivedAt: { not: null } };
  if (status === 'en_route') return { status: 'assigned', arrivedAt: null, departedAt: { not: null } };
  if (status === 'assigned') return { status, arrivedAt: null, departedAt: null };
  return { status };
}
