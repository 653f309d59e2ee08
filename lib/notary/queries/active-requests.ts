import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import type { RequestStatus } from '../rules/statuses';
import { activeStatuses } from '../rules/statuses';
import { fullName } from '../rules/names';
import { travelAskedOf, type AskedTravel } from '../rules/request-price';
import type { ActiveRequest } from '../schema/requests';

type Row = AskedTravel & {
  as: keyof ActiveRequests;
  id: string;
  status: RequestStatus;
  serviceType: string;
  documentType: string;
  appointmentAt: string;
  location: string | null;
  officeAddress: string | null;
  departedAt: string | null;
  arrivedAt: string | null;
  exhaustedAt: string | null;
  clientFirst: string;
  clientLast: string;
  notaryFirst: string | null;
  notaryLast: string | null;
};

export type ActiveRequests = Record<Side, ActiveRequest[]> & {
  /** the one that was completed last for its client; none or one */
  last: ActiveRequest[];
};

type Side = 'client' | 'notary';

const columns = Prisma.sql`id, client_id, notary_id, status::text, service_type AS "serviceType",
  document_type AS "documentType", appointment_at AS "appointmentAt", is_remote AS "isRemote", mode, pages,
  base_price_cents AS "basePriceCents", travel_fee_cents AS "travelFeeCents", is_travel_open AS "isTravelOpen",
  rush_fee_cents AS "rushFeeCents", tax_cents AS "taxCents", add_on_cents AS "addOnCents",
  travel_asked_cents AS "travelAskedCents", location, office_address AS "officeAddress",
  departed_at AS "departedAt", arrived_at AS "arrivedAt", exhausted_at AS "exhaustedAt"`;

/** What goes on, as its client and as its notary, `most` of each, the next appointment first; and what was completed last. */
export function activeRequests(actor: Actor, most: number): Question<ActiveRequests> {
  const sql = Prisma.sql`
    SELECT own.*, client.first_name AS "clientFirst", client.last_name AS "clientLast",
      notary.first_name AS "notaryFirst", notary.last_name AS "notaryLast"
    FROM (
      ${ownAs('client', actor, most)} UNION ALL ${ownAs('notary', actor, most)} UNION ALL ${lastCompleted(actor)}
    ) AS own
    JOIN users client ON client.id = own.client_id LEFT JOIN users notary ON notary.id = own.notary_id
    ORDER BY own."appointmentAt", own.id`;
  return aboutRows(sql, (rows: Row[]) => {
    const of = (as: Row['as']) => rows.filter((row) => row.as === as).map(toActiveRequest);
    return { client: of('client'), notary: of('notary'), last: of('last') };
  });
}

function ownAs(as: Side, actor: Actor, most: number): Prisma.Sql {
  return Prisma.sql`(
    SELECT ${as} AS as, ${columns} FROM notary_requests
    WHERE ${Prisma.raw(`${as}_id`)} = ${actor.id}::uuid AND status::text = ANY(${[...activeStatuses]})
    ORDER BY appointment_at, id LIMIT ${most}
  )`;
}

function lastCompleted(actor: Actor): Prisma.Sql {
  return Prisma.sql`(
    SELECT 'last' AS as, ${columns} FROM notary_requests
    WHERE client_id = ${actor.id}::uuid AND status = 'completed'
    ORDER BY completed_at DESC, id LIMIT 1
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
    appointmentDate: toIso(row.appointmentAt),
    departedAt: row.departedAt && toIso(row.departedAt),
    arrivedAt: row.arrivedAt && toIso(row.arrivedAt),
    travelAsked: travelAskedOf(row),
    isExhausted: status === 'pending' && row.exhaustedAt !== null,
    clientName: fullName(row.clientFirst, row.clientLast),
    notary: notaryFirst === null || notaryLast === null ? null : { name: fullName(notaryFirst, notaryLast) },
  };
}

function toIso(time: string): string {
  return new Date(time).toISOString();
}
