import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { RequestStatus } from '../rules/statuses';
import { activeStatuses } from '../rules/statuses';
import { fullName } from '../rules/names';
import { travelAskedOf, type AskedTravel } from '../rules/request-price';
import type { ActiveRequest } from '../schema/requests';

type Row = AskedTravel & {
  as: 'client' | 'notary';
  id: string;
  status: RequestStatus;
  serviceType: string;
  documentType: string;
  appointmentAt: Date;
  location: string | null;
  officeAddress: string | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  exhaustedAt: Date | null;
  clientFirst: string;
  clientLast: string;
  notaryFirst: string | null;
  notaryLast: string | null;
};

export type ActiveRequests = Record<'client' | 'notary', ActiveRequest[]>;

/** What goes on, as its client and as its notary, `most` of each, the next appointment first. One query, for a page that asks about everything. */
export async function listActiveRequests(actor: Actor, most: number): Promise<ActiveRequests> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT own.*, client.first_name AS "clientFirst", client.last_name AS "clientLast",
      notary.first_name AS "notaryFirst", notary.last_name AS "notaryLast"
    FROM (${ownAs('client', actor, most)} UNION ALL ${ownAs('notary', actor, most)}) AS own
    JOIN users client ON client.id = own.client_id LEFT JOIN users notary ON notary.id = own.notary_id
    ORDER BY own."appointmentAt", own.id`;
  const of = (as: Row['as']) => rows.filter((row) => row.as === as).map(toActiveRequest);
  return { client: of('client'), notary: of('notary') };
}

function ownAs(as: Row['as'], actor: Actor, most: number): Prisma.Sql {
  return Prisma.sql`(
    SELECT ${as} AS as, id, client_id, notary_id, status::text, service_type AS "serviceType",
      document_type AS "documentType", appointment_at AS "appointmentAt", is_remote AS "isRemote", mode, pages,
      base_price_cents AS "basePriceCents", travel_fee_cents AS "travelFeeCents", is_travel_open AS "isTravelOpen",
      rush_fee_cents AS "rushFeeCents", tax_cents AS "taxCents", add_on_cents AS "addOnCents",
      travel_asked_cents AS "travelAskedCents", location, office_address AS "officeAddress",
      departed_at AS "departedAt", arrived_at AS "arrivedAt", exhausted_at AS "exhaustedAt"
    FROM notary_requests
    WHERE ${Prisma.raw(`${as}_id`)} = ${actor.id}::uuid AND status::text = ANY(${[...activeStatuses]})
    ORDER BY appointment_at, id LIMIT ${most}
  )`;
}

function toActiveRequest(row: Row): ActiveRequest {
  const { id, status, serviceType, documentType, isRemote, location, officeAddress } = row;
  const { notaryFirst, notaryLast } = row;
  return {
    id,
    status,
    serviceType,
    documentType,
    isRemote,
    location,
    officeAddress,
    appointmentDate: row.appointmentAt.toISOString(),
    departedAt: row.departedAt?.toISOString() ?? null,
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    travelAsked: travelAskedOf(row),
    isExhausted: status === 'pending' && row.exhaustedAt !== null,
    clientName: fullName(row.clientFirst, row.clientLast),
    notary: notaryFirst === null || notaryLast === null ? null : { name: fullName(notaryFirst, notaryLast) },
  };
}
