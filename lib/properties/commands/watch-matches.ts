import 'server-only';
import { raiseAlert } from '@/lib/alerts/commands/raise';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { groupsOf } from '@/lib/values/groups';
import { watchLevel } from '../rules/alert-level';
import { sayFit, sayRecorded, titleOfWatch } from '../rules/alert-words';
import { sayMatch } from '../rules/match-words';
import { splitParcels } from '../rules/parcel-key';
import { matchWatchedName, matchWatchedParcel, type RecordingMatch } from '../rules/recording-match';
import { readRecordings, type ComparedRecording } from './matched-recordings';

/** A recording and something watched that share a key, and may belong together. */
export type WatchPair = { recordingId: string; watchId: string };

type Watched = { id: string; userId: string; kind: 'name' | 'parcel'; value: string };
type Found = RecordingMatch & { id: string; recording: ComparedRecording; watch: Watched };

/**
 * Compares pairs, and writes those that match. An account is alerted once for a recording, whatever it watches, and not at
 * all for one that is about its own locked property: write the matches of locks first. Safe to run again and at once.
 */
export async function writeWatchMatches(tx: Tx, pairs: WatchPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const watches = await holdWatches(tx, [...new Set(pairs.map(({ watchId }) => watchId))]);
  const recordings = await readRecordings(tx, [...new Set(pairs.map(({ recordingId }) => recordingId))]);
  const byRecording = groupsOf(pairs, ({ recordingId }) => recordingId);
  const found = recordings.flatMap((recording) =>
    (byRecording.get(recording.id) ?? [])
      .map(({ watchId }) => watches.get(watchId))
      .filter((watch) => watch !== undefined)
      .flatMap((watch) => compare(recording, watch)),
  );
  const written = await insertMatches(tx, found);
  const ofLocks = await listOfLocks(tx, found);
  for (const match of found) {
    const isOfLock = ofLocks.has(`${match.recording.id} ${match.watch.userId}`);
    if (written.has(match.id) && !isOfLock) await alert(tx, match);
  }
}

/** Watches by id. Neither they nor their accounts are deleted until the transaction ends. */
async function holdWatches(tx: Tx, ids: string[]): Promise<Map<string, Watched>> {
  const rows = await tx.$queryRaw<Watched[]>`
    SELECT w.id, w.user_id AS "userId", w.kind::text, w.value FROM watches w JOIN users u ON u.id = w.user_id
    WHERE w.id = ANY(${ids}::uuid[]) AND u.deleted_at IS NULL
    ORDER BY u.id, w.id FOR KEY SHARE OF u, w`;
  return new Map(rows.map((row) => [row.id, row]));
}

function compare(recording: ComparedRecording, watch: Watched): Found[] {
  const { isMatch, ...match } =
    watch.kind === 'name'
      ? matchWatchedName(watch.value, recording)
      : matchWatchedParcel(watch.value, splitParcels(recording.parcel ?? ''));
  return isMatch ? [{ ...match, id: newId(), recording, watch }] : [];
}

/** Says which of them are new. */
async function insertMatches(tx: Tx, found: Found[]): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const values = found.map(({ id, recording, watch, score, reasons }) => ({
    id,
    recording_id: recording.id,
    watch_id: watch.id,
    score,
    reasons,
  }));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO recording_matches (id, recording_id, watch_id, score, reasons, is_history, created_at)
    SELECT id, recording_id, watch_id, score, reasons, false, ${now()}
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS row (id uuid, recording_id uuid, watch_id uuid,
      score float8, reasons jsonb)
    ORDER BY recording_id, watch_id
    ON CONFLICT (recording_id, watch_id) DO NOTHING RETURNING id`;
  return new Set(rows.map(({ id }) => id));
}

/** The recordings that are about a locked property of somebody who watches, with who that is. */
async function listOfLocks(tx: Tx, found: Found[]): Promise<Set<string>> {
  const rows = await tx.recordingMatch.findMany({
    where: {
      recordingId: { in: [...new Set(found.map(({ recording }) => recording.id))] },
      lock: { ownerId: { in: [...new Set(found.map(({ watch }) => watch.userId))] } },
    },
    select: { recordingId: true, lock: { select: { ownerId: true } } },
  });
  return new Set(rows.map(({ recordingId, lock }) => `${recordingId} ${lock?.ownerId}`));
}

async function alert(tx: Tx, { recording, watch, reasons }: Found): Promise<void> {
  const { class: each, facts } = recording;
  await raiseAlert(tx, {
    userId: watch.userId,
    kind: 'recording.matched',
    subject: recording.id,
    level: watchLevel(each),
    title: titleOfWatch(each, watch),
    reasons: [sayRecorded(facts), sayFit('watch', sayMatch(reasons))],
    facts: { recording: facts, isAnnounced: false },
    recordingId: recording.id,
  });
}
