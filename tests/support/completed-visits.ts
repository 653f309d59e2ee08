import { randomUUID } from 'node:crypto';
import type { Person } from './actors';
import { query } from './database';
import { writeRequest } from './notary';

type Visit = {
  completedAt: string;
  /** when it should have begun; an hour before its end, when not said */
  appointmentAt?: string;
  arrivedAt?: string | null;
  startedAt?: string | null;
  base?: number;
  travel?: number;
  /** stars of its review, given when it was completed */
  stars?: number;
  serviceType?: string;
  isRemote?: boolean;
};

/** Writes a visit that a notary has completed, as rows. Prices in cents, $75 and $5 when not said; the add-on is $25. */
export async function writeVisit(client: Person, notary: Person, visit: Visit): Promise<string> {
  const { completedAt, base = 7_500, travel = 500, stars, serviceType = 'legal', isRemote = false } = visit;
  const hourBefore = new Date(new Date(completedAt).getTime() - 60 * 60_000).toISOString();
  const { id } = await writeRequest(client, {
    notary_id: notary.actor.id,
    status: 'completed',
    service_type: serviceType,
    is_remote: isRemote,
    appointment_at: visit.appointmentAt ?? hourBefore,
    arrived_at: visit.arrivedAt ?? null,
    started_at: visit.startedAt ?? null,
    completed_at: completedAt,
    base_price_cents: base,
    travel_fee_cents: travel,
    add_on_cents: 2_500,
    total_price_cents: base + travel + 2_500,
  });
  if (stars) {
    await query('INSERT INTO reviews (request_id, rating, created_at) VALUES ($1, $2, $3)', [
      id,
      stars,
      completedAt,
    ]);
  }
  return id;
}

type OfferRow = { requestId: string; status: string; createdAt: string; minutes?: number };

/** Writes an offer, answered after some minutes. */
export async function writeOffer(notary: Person, { requestId, status, createdAt, minutes }: OfferRow) {
  const at = new Date(createdAt);
  const after = (count: number) => new Date(at.getTime() + count * 60_000);
  await query(
    `INSERT INTO offers (id, request_id, notary_id, status, created_at, expires_at, answered_at)
     VALUES ($1, $2, $3, $4::"OfferStatus", $5, $6, $7)`,
    [
      randomUUID(),
      requestId,
      notary.actor.id,
      status,
      at,
      after(15),
      minutes === undefined ? null : after(minutes),
    ],
  );
}
