import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import type { Person } from './actors';
import { asWritten, query } from './database';
import { writeRequest } from './notary';

type OfferRow = {
  id: string;
  notary_id: string;
  status: string;
  distance_miles: number | null;
  created_at: Date;
  expires_at: Date;
  answered_at: Date | null;
};

/** Every offer of a request, the first one first. */
export function listOffers(requestId: string): Promise<OfferRow[]> {
  return query<OfferRow>(
    `SELECT id, notary_id, status, distance_miles, created_at, expires_at, answered_at FROM offers
     WHERE request_id = $1 ORDER BY created_at, expires_at`,
    [requestId],
  );
}

/** Whom a request was offered to, and what came of it. */
export async function listAsked(requestId: string): Promise<[notaryId: string, status: string][]> {
  return (await listOffers(requestId)).map(({ notary_id, status }) => [notary_id, status]);
}

/** A request that is offered to the best notary there is. */
export async function offerRequest(
  client: Person,
  overrides: Parameters<typeof writeRequest>[1] = {},
): Promise<{ requestId: string; offerId: string; notaryId: string }> {
  const { id: requestId } = await writeRequest(client, overrides);
  await dispatchRequest(requestId);
  const [offer] = await listOffers(requestId);
  if (!offer) throw new Error('Nobody could be asked.');
  return { requestId, offerId: offer.id, notaryId: offer.notary_id };
}

type RequestState = {
  status: string;
  notary_id: string | null;
  assigned_at: Date | null;
  busy_from: Date | null;
  busy_to: Date | null;
  travel_stage: string | null;
  departed_at: Date | null;
  exhausted_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
};

export async function readRequest(id: string): Promise<RequestState> {
  const [row] = await query<RequestState>(
    `SELECT status, notary_id, assigned_at, busy_from, busy_to, travel_stage, departed_at, exhausted_at,
       cancelled_at, cancelled_by FROM notary_requests WHERE id = $1`,
    [id],
  );
  return row!;
}

export async function readCounters(notaryId: string): Promise<{ answered: number; accepted: number }> {
  const [row] = await query<{ answered: number; accepted: number }>(
    `SELECT offers_answered AS answered, offers_accepted AS accepted FROM notary_profiles WHERE user_id = $1`,
    [notaryId],
  );
  return row!;
}

/** Jobs that wait in a queue: what they are about, and from when on. */
export function listJobs(name: string): Promise<{ id: string; start_after: Date }[]> {
  return query(
    `SELECT data->>'id' AS id, start_after FROM pgboss.job WHERE name = $1 ORDER BY created_on, start_after`,
    [name],
  );
}

export function listNotifications(
  userId: string,
): Promise<{ type: string; message: string; href: string }[]> {
  return query(`SELECT type, message, href FROM notifications WHERE user_id = $1 ORDER BY ${asWritten}`, [
    userId,
  ]);
}
