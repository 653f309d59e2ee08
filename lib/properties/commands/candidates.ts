import 'server-only';
import type { Tx } from '@/lib/platform/db';

/**
 * Until the transaction ends, arrays of keys are looked up in their index whatever the planner thinks of them: it has no
 * figures for what two arrays share, and may read a whole table for each row.
 */
export async function useIndexes(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT set_config('enable_seqscan', 'off', true)`;
}

/** The recordings that share a key, from a day on, by id. */
export async function findRecordings(
  tx: Tx,
  { keys, fips, since }: { keys: string[]; fips?: string | null; since?: Date },
): Promise<string[]> {
  await useIndexes(tx);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH sharing AS MATERIALIZED (
      SELECT id, fips, recorded_on FROM recordings WHERE match_keys && ${keys}::text[]
    )
    SELECT id FROM sharing
    WHERE (${fips ?? null}::text IS NULL OR fips = ${fips ?? null})
      AND (${since ?? null}::date IS NULL OR recorded_on >= ${since ?? null}::date)
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** How many recordings one transaction compares with one lock or watch. */
export const PART = 200;
