import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import type { Tx } from '@/lib/platform/db';
import type { Cents } from '@/lib/values/money';
import type { PricedRow } from '../rules/request-price';
import type { RequestStatus, ShownStatus } from '../rules/statuses';

/** A request as the program that ordered it may know it. */
export type OrderedRequest = PricedRow & {
  id: string;
  clientId: string;
  status: RequestStatus;
  documentType: string;
  documentNames: string[];
  appointmentAt: Date;
  location: string | null;
  cancellationCents: Cents;
  departedAt: Date | null;
  arrivedAt: Date | null;
  createdAt: Date;
};

type Orderer = Pick<ApiCaller, 'organizationId' | 'actor'>;

/** The last one of the page before, newest first. */
type After = { createdAt: Date; id: string };

/** One request of the organization's, or of the account that a token acts for; null for any other. */
export async function findOrdered(tx: Tx, orderer: Orderer, id: string): Promise<OrderedRequest | null> {
  const [found] = await readOrdered(tx, Prisma.sql`${orderedBy(orderer)} AND id = ${id}::uuid`);
  return found ?? null;
}

/** At most `take` of those requests, newest first, in a status, those after `after` alone. */
export function listOrdered(
  tx: Tx,
  orderer: Orderer,
  { status, after, take }: { status?: ShownStatus; after?: After; take: number },
): Promise<OrderedRequest[]> {
  const wanted = [orderedBy(orderer)];
  if (status) wanted.push(shownAs(status));
  if (after) wanted.push(Prisma.sql`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  const where = Prisma.join(wanted, ' AND ');
  return readOrdered(tx, Prisma.sql`${where} ORDER BY created_at DESC, id DESC LIMIT ${take}`);
}

/** Programs ask this all day: as raw SQL it goes straight to the driver, without what Prisma does around a model (decision 263). */
function readOrdered(tx: Tx, which: Prisma.Sql): Promise<OrderedRequest[]> {
  return tx.$queryRaw<OrderedRequest[]>`
    SELECT id, client_id AS "clientId", status::text, document_type AS "documentType",
      document_names AS "documentNames", appointment_at AS "appointmentAt", location, is_remote AS "isRemote", mode, pages,
      base_price_cents AS "basePriceCents", travel_fee_cents AS "travelFeeCents", is_travel_open AS "isTravelOpen",
      rush_fee_cents AS "rushFeeCents", tax_cents AS "taxCents", add_on_cents AS "addOnCents",
      cancellation_cents AS "cancellationCents", departed_at AS "departedAt", arrived_at AS "arrivedAt",
      created_at AS "createdAt"
    FROM notary_requests WHERE ${which}`;
}

function orderedBy({ organizationId, actor }: Orderer): Prisma.Sql {
  return organizationId === null
    ? Prisma.sql`client_id = ${actor.id}::uuid`
    : Prisma.sql`organization_id = ${organizationId}::uuid`;
}

/** As `shownStatus` says it of a row. */
function shownAs(status: ShownStatus): Prisma.Sql {
  if (status === 'arrived') return Prisma.sql`status = 'assigned' AND arrived_at IS NOT NULL`;
  if (status === 'en_route')
    return Prisma.sql`status = 'assigned' AND arrived_at IS NULL AND departed_at IS NOT NULL`;
  if (status === 'assigned')
    return Prisma.sql`status = 'assigned' AND arrived_at IS NULL AND departed_at IS NULL`;
  return Prisma.sql`status = ${status}::"RequestStatus"`;
}
