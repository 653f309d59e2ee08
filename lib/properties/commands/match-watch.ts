import 'server-only';
import { db, transaction } from '@/lib/platform/db';
import { WATCH_BACK_DAYS } from '../rules/watching';
import { findRecordings, PART } from './candidates';
import { writeWatchMatches } from './watch-matches';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Compares what somebody has begun to watch with the recordings of the days before. Safe to run again and at once. */
export async function matchWatch(id: string): Promise<{ compared: number }> {
  const watch = await db.watch.findUnique({ where: { id } });
  if (!watch) return { compared: 0 };
  const { matchKeys: keys, fips, createdAt } = watch;
  const since = new Date(createdAt.getTime() - WATCH_BACK_DAYS * DAY_MS);
  const found = await transaction((tx) => findRecordings(tx, { keys, fips, since }));
  for (let first = 0; first < found.length; first += PART) {
    const part = found.slice(first, first + PART);
    await transaction((tx) =>
      writeWatchMatches(
        tx,
        part.map((recordingId) => ({ recordingId, watchId: id })),
      ),
    );
  }
  return { compared: found.length };
}
