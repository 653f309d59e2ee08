import 'server-only';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { Earning, Earnings } from '../schema/profile';
import { assertOwnNotary } from './own-notary';
import { assertTimeZone } from './time-zone';

/** A year of weeks, and the latest visits: nobody scrolls further. The total counts all of them. */
const MOST_WEEKS = 53;
const MOST_VISITS = 200;

type Week = { startsOn: string; visits: number; cents: number };

/** What a notary earned: base price and travel fee of each completed visit. Throws `not_found` and `validation_failed`. */
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
  const { _sum } = await db.notaryRequest.aggregate({
    where: { notaryId, status: 'completed' },
    _sum: { basePriceCents: true, travelFeeCents: true },
  });
  return (_sum.basePriceCents ?? 0) + (_sum.travelFeeCents ?? 0);
}

function listWeeks(notaryId: string, timeZone: string): Promise<Week[]> {
  return db.$queryRaw<Week[]>`
    SELECT to_char(week, 'YYYY-MM-DD') AS "startsOn", count(*)::int AS visits, sum(cents)::float8 AS cents
    FROM (
      SELECT date_trunc('week', completed_at AT TIME ZONE ${timeZone}) AS week,
        base_price_cents + travel_fee_cents AS cents
      FROM notary_requests WHERE notary_id = ${notaryId}::uuid AND status = 'completed'
    ) AS completed
    GROUP BY week ORDER BY week DESC LIMIT ${MOST_WEEKS}`;
}

async function listVisits(notaryId: string): Promise<Earning[]> {
  const rows = await db.notaryRequest.findMany({
    where: { notaryId, status: 'completed', completedAt: { not: null } },
    orderBy: [{ completedAt: 'desc' }, { id: 'asc' }],
    take: MOST_VISITS,
    select: {
      id: true,
      serviceType: true,
      completedAt: true,
      basePriceCents: true,
      travelFeeCents: true,
      // One at most: an index sees to it.
      invoices: { where: { issuerId: notaryId, status: { not: 'void' } }, select: { number: true } },
    },
  });
  return rows.map(({ id, serviceType, completedAt, basePriceCents, travelFeeCents, invoices }) => ({
    requestId: id,
    serviceType,
    completedAt: completedAt?.toISOString() ?? '',
    basePrice: toDollars(basePriceCents),
    travelFee: toDollars(travelFeeCents),
    total: toDollars(basePriceCents + travelFeeCents),
    invoiceNumber: invoices[0]?.number ?? null,
  }));
}
