import 'server-only';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { percentOf, ratingOf } from '../rules/rating';
import type { NotaryStats } from '../schema/profile';
import { earnedAt, earnedCents, isEarned } from './earned';
import { assertOwnNotary } from './own-notary';
import { assertTimeZone, isTimeZone } from './time-zone';

const RECENT_MS = 90 * 24 * 60 * 60_000;

type Visits = {
  todayCents: number;
  weekCents: number;
  weekCompletions: number;
  recent: number;
  arrivals: number;
  onTime: number;
};
type Reviews = { stars: number; reviews: number; recent: number; satisfied: number };
type Times = { at: string; since: string; timeZone: string };

/**
 * A notary's work in numbers, counted from the visits, reviews and offers themselves. Days and weeks are those of
 * `timeZone`; weeks begin on Monday. Throws `not_found`, and `validation_failed` for an unknown time zone.
 */
export async function getNotaryStats(actor: Actor, userId: string, timeZone: string): Promise<NotaryStats> {
  await assertOwnNotary(actor, userId);
  await assertTimeZone(timeZone);
  const at = now();
  const since = new Date(at.getTime() - RECENT_MS).toISOString();
  const [visits, reviews, responseMinutes, withdrawn] = await Promise.all([
    countVisits(userId, { at: at.toISOString(), since, timeZone }),
    countReviews(userId, since),
    findResponseMinutes(userId, since),
    countWithdrawals(userId, since),
  ]);
  return {
    todayEarnings: toDollars(visits.todayCents),
    weekEarnings: toDollars(visits.weekCents),
    weekCompletions: visits.weekCompletions,
    averageRating: ratingOf(reviews.stars, reviews.reviews),
    reviews: reviews.reviews,
    responseMinutes,
    satisfactionPercent: percentOf(reviews.satisfied, reviews.recent),
    onTimePercent: percentOf(visits.onTime, visits.arrivals),
    completionPercent: percentOf(visits.recent, visits.recent + withdrawn),
  };
}

/**
 * The actor's own, by the clock that we know of them: that of their hours, else of their emails. Null where there is
 * none: no day of theirs can be told without one.
 */
export async function getOwnStats(actor: Actor): Promise<NotaryStats | null> {
  const known = await db.user.findUnique({
    where: { id: actor.id },
    select: { timeZone: true, notaryProfile: { select: { hoursZone: true } } },
  });
  const zone = known?.notaryProfile?.hoursZone ?? known?.timeZone;
  return zone && (await isTimeZone(zone)) ? getNotaryStats(actor, actor.id, zone) : null;
}

/** Local days are compared, not lengths of time: a day of 23 or 25 hours is a day. */
async function countVisits(notaryId: string, { at, since, timeZone }: Times): Promise<Visits> {
  const [counted] = await db.$queryRaw<[Visits]>`
    WITH today AS (SELECT ${at}::timestamptz AT TIME ZONE ${timeZone} AS local),
    visits AS (
      SELECT ${earnedCents} AS cents, status = 'completed' AS is_visit,
        date_trunc('day', ${earnedAt} AT TIME ZONE ${timeZone}) = date_trunc('day', today.local) AS is_today,
        date_trunc('week', ${earnedAt} AT TIME ZONE ${timeZone}) = date_trunc('week', today.local) AS is_week,
        status = 'completed' AND completed_at >= ${since}::timestamptz AS is_recent,
        -- Where nobody comes to the client it is the beginning.
        CASE WHEN is_remote OR mode <> 'mobile' THEN started_at ELSE arrived_at END AS there_at,
        appointment_at + interval '5 minutes' AS late_after
      FROM notary_requests, today
      WHERE notary_id = ${notaryId}::uuid AND ${isEarned}
    )
    SELECT coalesce(sum(cents) FILTER (WHERE is_today), 0)::float8 AS "todayCents",
      coalesce(sum(cents) FILTER (WHERE is_week), 0)::float8 AS "weekCents",
      (count(*) FILTER (WHERE is_week AND is_visit))::int AS "weekCompletions",
      (count(*) FILTER (WHERE is_recent))::int AS recent,
      (count(there_at) FILTER (WHERE is_recent))::int AS arrivals,
      (count(*) FILTER (WHERE is_recent AND there_at <= late_after))::int AS "onTime"
    FROM visits`;
  return counted;
}

async function countReviews(notaryId: string, since: string): Promise<Reviews> {
  const [counted] = await db.$queryRaw<[Reviews]>`
    SELECT coalesce(sum(v.rating), 0)::int AS stars, count(*)::int AS reviews,
      (count(*) FILTER (WHERE v.created_at >= ${since}::timestamptz))::int AS recent,
      (count(*) FILTER (WHERE v.created_at >= ${since}::timestamptz AND v.rating >= 4))::int AS satisfied
    FROM notary_requests r JOIN reviews v ON v.request_id = r.id
    WHERE r.notary_id = ${notaryId}::uuid`;
  return counted;
}

/** The median, so that one night does not count for a week of quick answers. */
async function findResponseMinutes(notaryId: string, since: string): Promise<number | null> {
  const [answer] = await db.$queryRaw<[{ minutes: number | null }]>`
    SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)) / 60)::numeric, 1)::float8
      AS minutes
    FROM offers
    WHERE notary_id = ${notaryId}::uuid AND status IN ('accepted', 'declined') AND created_at >= ${since}::timestamptz`;
  return answer.minutes;
}

/**
 * What the notary gave back, not what was taken for lapsed credentials. By way of the offers whose request has gone on to
 * somebody else: they are few, and the audit trail is indexed by what an event is about. `OFFSET 0` keeps Postgres from
 * reading the whole trail instead.
 */
async function countWithdrawals(notaryId: string, since: string): Promise<number> {
  const [{ count }] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count
    FROM offers o
    JOIN notary_requests r ON r.id = o.request_id AND r.notary_id IS DISTINCT FROM o.notary_id
    CROSS JOIN LATERAL (
      SELECT 1 FROM audit_events a
      WHERE a.subject_id = o.request_id AND a.created_at >= ${since}::timestamptz
        AND a.type = 'request.unassigned' AND a.actor_id = o.notary_id
      OFFSET 0
    ) AS withdrawal
    WHERE o.notary_id = ${notaryId}::uuid AND o.status = 'accepted'`;
  return count;
}
