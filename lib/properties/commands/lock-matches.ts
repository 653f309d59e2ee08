import 'server-only';
import { raiseAlert } from '@/lib/alerts/commands/raise';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { groupsOf } from '@/lib/values/groups';
import { alertLevel } from '../rules/alert-level';
import { sayAnnounced, sayFit, sayRecorded, titleOfLock } from '../rules/alert-words';
import { isAnnounced, type AnnouncedEvent } from '../rules/announcement';
import { basisOf, sayMatch } from '../rules/match-words';
import { MATCH_THRESHOLD, matchRecording, type RecordingMatch } from '../rules/recording-match';
import { readRecordings, type ComparedRecording } from './matched-recordings';
import { holdLocks, lockedOn, readLocks, type WatchedLock } from './watched-locks';

/** A recording and a lock that share a key, and may belong together. */
export type LockPair = { recordingId: string; lockId: string };

type Found = RecordingMatch & {
  id: string;
  recording: ComparedRecording;
  lock: WatchedLock;
  /** of the lock */
  lockedOn: string;
  isHistory: boolean;
  announcement: Announced | null;
};

/**
 * Compares pairs, and writes those that match: a row each, and an alert for what was recorded on the day of the lock or
 * later. What was written before stays as it is, so that this is safe to run again and at once.
 */
export async function writeLockMatches(tx: Tx, pairs: LockPair[]): Promise<void> {
  if (pairs.length === 0) return;
  const found = await compareAll(tx, pairs);
  if (found.length === 0) return;
  const living = await holdLocks(tx, [...new Set(found.map(({ lock }) => lock.id))]);
  const announced = await listAnnounced(tx, [...living]);
  const matches = found
    .filter(({ lock }) => living.has(lock.id))
    .map((match) => withAnnouncement(match, announced.get(match.lock.id) ?? []));
  const written = await insertMatches(tx, matches);
  for (const match of matches) if (written.has(match.id)) await alert(tx, match);
}

async function compareAll(tx: Tx, pairs: LockPair[]): Promise<Found[]> {
  const locks = await readLocks(tx, [...new Set(pairs.map(({ lockId }) => lockId))]);
  const recordings = await readRecordings(tx, [...new Set(pairs.map(({ recordingId }) => recordingId))]);
  const byRecording = groupsOf(pairs, ({ recordingId }) => recordingId);
  return recordings.flatMap((recording) =>
    bestOfEachOwner(
      (byRecording.get(recording.id) ?? [])
        .map(({ lockId }) => locks.get(lockId))
        .filter((lock) => lock !== undefined)
        .flatMap((lock) => compare(recording, lock)),
    ),
  );
}

/** Who has two houses side by side is told of the one that was recorded, and not of the other, whose number is close. */
function bestOfEachOwner(found: Found[]): Found[] {
  const isOfLand = ({ reasons }: Found) => basisOf(reasons) === 'land';
  const certain = new Set(found.filter(isOfLand).map(({ lock }) => lock.userId));
  return found.filter((match) => isOfLand(match) || !certain.has(match.lock.userId));
}

function compare(recording: ComparedRecording, lock: WatchedLock): Found[] {
  const match = matchRecording(recording, lock.property);
  if (match.score < MATCH_THRESHOLD) return [];
  const day = lockedOn(lock);
  const isHistory = recording.recordedOn < day;
  return [{ ...match, id: newId(), recording, lock, lockedOn: day, isHistory, announcement: null }];
}

function withAnnouncement(match: Found, announced: Announced[]): Found {
  const fits = (event: Announced) => isAnnounced(match.recording, event);
  return match.isHistory ? match : { ...match, announcement: announced.find(fits) ?? null };
}

/** Says which of them are new. */
async function insertMatches(tx: Tx, found: Found[]): Promise<Set<string>> {
  if (found.length === 0) return new Set();
  const values = found.map(({ id, recording, lock, score, reasons, isHistory, announcement }) => ({
    id,
    recording_id: recording.id,
    lock_id: lock.id,
    score,
    reasons,
    is_history: isHistory,
    announcement_id: announcement?.id ?? null,
  }));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO recording_matches (id, recording_id, lock_id, score, reasons, is_history, announcement_id, created_at)
    SELECT id, recording_id, lock_id, score, reasons, is_history, announcement_id, ${now()}
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS row (id uuid, recording_id uuid, lock_id uuid,
      score float8, reasons jsonb, is_history boolean, announcement_id uuid)
    ORDER BY recording_id, lock_id
    ON CONFLICT (recording_id, lock_id) DO NOTHING RETURNING id`;
  return new Set(rows.map(({ id }) => id));
}

async function alert(
  tx: Tx,
  { recording, lock, reasons, announcement, lockedOn: day }: Found,
): Promise<void> {
  const { class: each, recordedOn, facts } = recording;
  const basis = basisOf(reasons);
  const isAnnouncedOne = announcement !== null;
  const event = { class: each, recordedOn, lockedOn: day, isAnnounced: isAnnouncedOne };
  const level = alertLevel({ ...event, basis });
  if (level === null) return;
  await raiseAlert(tx, {
    userId: lock.userId,
    kind: 'recording.matched',
    subject: `${recording.id}:${lock.id}`,
    level,
    title: titleOfLock(each, { address: lock.property.address, basis }),
    reasons: [
      sayRecorded(facts),
      sayFit('property', sayMatch(reasons)),
      ...(announcement ? [sayAnnounced(announcement)] : []),
    ],
    facts: { recording: facts, isAnnounced: isAnnouncedOne },
    lockId: lock.id,
    recordingId: recording.id,
  });
}

type Announced = AnnouncedEvent & { id: string };

async function listAnnounced(tx: Tx, lockIds: string[]): Promise<Map<string, Announced[]>> {
  const rows = await tx.announcement.findMany({
    where: { lockId: { in: lockIds }, withdrawnAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const events = rows.map(({ id, lockId, class: each, party, from, until }) => ({
    lockId,
    event: { id, class: each, party, from: day(from), until: day(until) },
  }));
  return new Map(
    [...groupsOf(events, ({ lockId }) => lockId)].map(([id, own]) => [id, own.map(({ event }) => event)]),
  );
}
