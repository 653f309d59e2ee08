import 'server-only';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { Earning, Earnings } from '../schema/profile';
import { earnedAt, earnedCents, isEarned } from './earned';
import { assertOwnNotary } from './own-notary';
import { assertTimeZone } from './time-zone';

/** A year of weeks, and the latest visits: nobody scrolls further. The total counts all of them. */
const MOST_WEEKS = 53;
const MOST_VISITS = 200;

type Week = { startsOn: string; visits: number; cents: number };

/** What a notary earned: base price, travel fee and rush of each completed visit, and fees for cancelling. Throws `not_found` and `validation_failed`. */
export async function getEarnings(actor: Actor, userId: string, timeZone: string): Promise<Earnings> {
  await assertOwnNotary(actor, userId);
  await assertTimeZone(timeZone);
  const [totalCents, weeks, visits] = await Promise.all([
    sumEarnings(userId),
    listWeeks(userId, timeZone),
    listVisits(userId),
  ]);
  return {
    total: toDollars(totalCents),
    weeks: weeks.map(({ cents, ...week }) => ({ ...week, total: toDollars(cents) })),
    visits,
  };
}

async function sumEarnings(notaryId: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ cents: number }]>`
    SELECT coalesce(sum(${earnedCents}), 0)::float8 AS cents FROM notary_requests
    WHERE notary_id = ${notaryId}::uuid AND ${isEarned}`;
  return row.cents;
}

function listWeeks(notaryId: string, timeZone: string): Promise<Week[]> {
  return db.$queryRaw<Week[]>`
    SELECT to_char(week, 'YYYY-MM-DD') AS "startsOn", (count(*) FILTER (WHERE is_visit))::int AS visits,
      sum(cents)::float8 AS cents
    FROM (
      SELECT date_trunc('week', ${earnedAt} AT TIME ZONE ${timeZone}) AS week, status = 'completed' AS is_visit,
        ${earnedCents} AS cents
      FROM notary_requests WHERE notary_id = ${notaryId}::uuid AND ${isEarned}
    ) AS earned
    GROUP BY week ORDER BY week DESC LIMIT ${MOST_WEEKS}`;
}

type Row = {
  requestId: string;
  serviceType: string;
  at: Date;
  isCancelled: boolean;
  base: number;
  travel: number;
  rush: number;
  cents: number;
  invoiceId: string | null;
  invoiceNumber: string | null;
};

async function listVisits(notaryId: string): Promise<Earning[]> {
  // One invoice at most: an index sees to it.
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.id AS "requestId", service_type AS "serviceType", ${earnedAt} AS at, r.status = 'cancelled' AS "isCancelled",
      base_price_cents AS base, travel_fee_cents AS travel, rush_fee_cents AS rush, ${earnedCents} AS cents,
      bill.id AS "invoiceId", bill.number AS "invoiceNumber"
    FROM notary_requests r LEFT JOIN LATERAL (SELECT i.id, i.number FROM invoices i
      WHERE i.request_id = r.id AND i.issuer_id = r.notary_id AND i.status <> 'void' LIMIT 1) bill ON true
    WHERE notary_id = ${notaryId}::uuid AND ${isEarned} AND ${earnedAt} IS NOT NULL
    ORDER BY at DESC, r.id LIMIT ${MOST_VISITS}`;
  return rows.map(({ at, base, travel, rush, cents, ...row }) => {
    const priceOf = (part: number) => (row.isCancelled ? 0 : toDollars(part));
    return {
      ...row,
      completedAt: at.toISOString(),
      basePrice: priceOf(base),
      travelFee: priceOf(travel),
      rushFee: priceOf(rush),
      total: toDollars(cents),
    };
  });
}
