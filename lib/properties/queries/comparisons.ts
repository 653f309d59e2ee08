import 'server-only';
import { findCounty } from '@/lib/catalog/queries';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { COMPARED_DAYS } from '../rules/watching';
import type { Comparisons, CountyComparison } from '../schema/comparisons';

const DAY_MS = 24 * 60 * 60_000;
const MOST_COUNTIES = 50;

type CountyRow = Omit<CountyComparison, 'county' | 'deliveredAt'> & {
  fips: string | null;
  deliveredAt: Date | null;
};
type WatchedRow = Pick<Comparisons, 'locks' | 'withoutCounty' | 'watches'>;

/** What is watched for the actor, and what came of it in the last days, by county. Two queries, whatever there is. */
export async function getComparisons(actor: Actor): Promise<Comparisons> {
  const [watched, rows] = await Promise.all([countWatched(actor), listCounties(actor)]);
  const counties = rows.slice(0, MOST_COUNTIES).map(({ fips, deliveredAt, ...row }) => ({
    ...row,
    county: fips && (findCounty(fips)?.title ?? fips),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }));
  return { ...watched, totals: sumOf(rows), counties, moreCounties: rows.length - counties.length };
}

function sumOf(rows: CountyRow[]): Comparisons['totals'] {
  const sum = (of: 'recordings' | 'matches' | 'announced') => rows.reduce((total, row) => total + row[of], 0);
  return { recordings: sum('recordings'), matches: sum('matches'), announced: sum('announced') };
}

async function countWatched(actor: Actor): Promise<WatchedRow> {
  const [row] = await db.$queryRaw<[WatchedRow]>`
    SELECT count(*)::int AS locks, count(*) FILTER (WHERE county_fips IS NULL)::int AS "withoutCounty",
      (SELECT count(*)::int FROM watches WHERE user_id = ${actor.id}::uuid) AS watches
    FROM deed_locks WHERE owner_id = ${actor.id}::uuid AND status <> 'released'`;
  return row;
}

/** A county without a delivery has its row too; all the others share one where a name is watched in all of them. */
function listCounties(actor: Actor): Promise<CountyRow[]> {
  const since = new Date(now().getTime() - COMPARED_DAYS * DAY_MS);
  return db.$queryRaw<CountyRow[]>`
    WITH own_locks AS MATERIALIZED (
      SELECT id, county_fips AS fips FROM deed_locks WHERE owner_id = ${actor.id}::uuid AND status <> 'released'
    ), own_watches AS MATERIALIZED (
      SELECT id, fips FROM watches WHERE user_id = ${actor.id}::uuid
    ), places AS (
      SELECT fips FROM own_locks WHERE fips IS NOT NULL UNION SELECT fips FROM own_watches WHERE fips IS NOT NULL
    ), delivered AS (
      SELECT coalesce(p.fips, 'other') AS place, sum(i.added)::int AS recordings, max(i.taken_at) AS taken_at
      FROM recording_imports i LEFT JOIN places p ON p.fips = i.fips
      WHERE i.status = 'done' AND i.created_at >= ${since} GROUP BY 1
    ), found AS (
      SELECT recording_id, announcement_id FROM recording_matches m JOIN own_locks l ON l.id = m.lock_id
      WHERE NOT is_history AND created_at >= ${since}
      UNION ALL
      SELECT recording_id, announcement_id FROM recording_matches m JOIN own_watches w ON w.id = m.watch_id
      WHERE NOT is_history AND created_at >= ${since}
    ), matched AS (
      SELECT coalesce(p.fips, 'other') AS place, count(DISTINCT r.id)::int AS matches,
        count(DISTINCT r.id) FILTER (WHERE announcement_id IS NOT NULL)::int AS announced
      FROM found f JOIN recordings r ON r.id = f.recording_id LEFT JOIN places p ON p.fips = r.fips GROUP BY 1
    ), listed AS (
      SELECT fips, fips AS place FROM places
      UNION ALL SELECT NULL, 'other' WHERE EXISTS (SELECT FROM own_watches WHERE fips IS NULL)
    )
    SELECT fips, coalesce(recordings, 0) AS recordings, taken_at AS "deliveredAt", coalesce(matches, 0) AS matches,
      coalesce(announced, 0) AS announced
    FROM listed LEFT JOIN delivered USING (place) LEFT JOIN matched USING (place)
    ORDER BY matches DESC, recordings DESC, fips NULLS LAST`;
}
