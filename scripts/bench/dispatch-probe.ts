/** Run by the dispatch section in its own process for each database: measures the ranking on it. */
import { candidatesStatement, rankCandidates } from '@/lib/notary/queries/candidates';
import type { Wanted } from '@/lib/notary/rules/wanted';
import { db, disconnect } from '@/lib/platform/db';
import { Prisma } from '@/prisma/generated/client';
import { spread } from './statistics';

export type Case = 'visit' | 'visit, nobody fits' | 'remote' | 'naive: the way to each home';

/** `milliseconds` is the median. */
export type DispatchMeasures = Record<Case, { milliseconds: number; ranked: number }> & { plan: string[] };

const WARM_UP = 5;
const DAY_MS = 24 * 60 * 60_000;
const austin = { lat: 30.27, lng: -97.74, state: 'TX' };
const nobody = '00000000-0000-4000-8000-000000000000';

const visit: Wanted = {
  place: austin,
  serviceType: 'real-estate',
  at: new Date(Date.now() + DAY_MS),
  request: { id: nobody, clientId: nobody },
};

async function probe(repeats: number): Promise<DispatchMeasures> {
  return {
    visit: await measure(repeats, () => rankCandidates(db, visit)),
    // Nobody offers it, so that no one who is looked at will do.
    'visit, nobody fits': await measure(repeats, () =>
      rankCandidates(db, { ...visit, serviceType: 'immigration' }),
    ),
    remote: await measure(repeats, () => rankCandidates(db, { ...visit, place: null })),
    'naive: the way to each home': await measure(repeats, listAllWays),
    plan: await explain(),
  };
}

async function measure(repeats: number, work: () => Promise<unknown[]>) {
  let ranked = 0;
  for (let at = 0; at < WARM_UP; at += 1) ranked = (await work()).length;
  const times: number[] = [];
  for (let at = 0; at < repeats; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return { milliseconds: spread(times).median, ranked };
}

/** What one would write without the index, and without any of the conditions. */
function listAllWays(): Promise<unknown[]> {
  return db.$queryRaw`
    SELECT user_id, earth_distance(ll_to_earth(home_lat, home_lng), ll_to_earth(${austin.lat}::float8, ${austin.lng}::float8)) AS way
    FROM notary_profiles WHERE is_available AND verified_at IS NOT NULL ORDER BY way LIMIT 50`;
}

async function explain(): Promise<string[]> {
  const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF, SUMMARY OFF) ${candidatesStatement(visit)}`,
  );
  return rows.map((row) => row['QUERY PLAN']);
}

probe(Number(process.argv[2]))
  .then((measures) => process.send?.(measures))
  .then(disconnect)
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
