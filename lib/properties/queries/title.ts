import 'server-only';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import { Prisma } from '@/prisma/generated/client';
import { MOST_RECORDINGS, readTitleChain, type TitleChain } from '../rules/title-chain';
import type { TitleRecording } from '../rules/title-instruments';

/** A county may write a row for each party of an instrument. */
const MOST_ROWS = 4 * MOST_RECORDINGS;

/** The chain of title from what was recorded before a moment about the locks of one property, which were read with an actor. */
export function titleOf(lockIds: string[], end: Date): Question<TitleChain> {
  return aboutRows(
    Prisma.sql`
      SELECT id, class, type, instrument, to_char(recorded_on, 'YYYY-MM-DD') AS "recordedOn", grantors, grantees, legal
      FROM recordings
      WHERE recorded_on::timestamp AT TIME ZONE 'UTC' < ${end}
        AND id IN (SELECT recording_id FROM recording_matches WHERE lock_id = ANY(${lockIds}::uuid[]))
      ORDER BY recorded_on DESC, instrument DESC, id LIMIT ${MOST_ROWS}`,
    (rows: TitleRecording[]) => {
      const chain = readTitleChain(rows);
      return { ...chain, isCut: chain.isCut || rows.length === MOST_ROWS };
    },
  );
}
