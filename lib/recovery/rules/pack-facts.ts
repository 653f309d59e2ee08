import type { RecordedFacts } from '@/lib/alerts/schema/alerts';
import type { TitleChain } from '@/lib/properties/rules/title-chain';
import { longDay } from '@/lib/values/date-format';
import { formatMoney } from '@/lib/values/money';

/** A file that goes into the pack, and why. */
type PackedProof = { file: string; about: string; at: Date };

/** What is known of a case: everything in the pack is written from it. */
export type PackFacts = {
  caseId: string;
  reportedAt: Date;
  /** the day on which the pack is made, in UTC: `2026-11-23` */
  madeOn: string;
  reporter: { name: string; email: string };
  summary: string;
  details: string;
  property: { address: string; county: string; state: string; parcel: string | null };
  lock: { ownerName: string; lockedAt: Date; logIndex: number; releasedAt: Date | null } | null;
  alert: { title: string; raisedAt: Date; reasons: string[] } | null;
  recording: RecordedFacts | null;
  chain: TitleChain;
  proofs: PackedProof[];
  /** where this site is */
  site: string;
};

/** In place of what we do not know: to be filled in. */
export const FILL_IN = '[fill in]';

/** A moment, in UTC: a file does not know its reader's zone. */
export function momentText(at: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', style).format(at)} UTC`;
}

/** Names in a row: `A`, `A and B`, `A, B and C`. */
export function namesText(names: string[]): string {
  if (names.length === 0) return 'not in the index';
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Whether the lock was in the log before the day of the recording. Null where one of the two is not known. */
function isLockedBefore({ lock, recording }: PackFacts): boolean | null {
  if (!lock || !recording) return null;
  return lock.lockedAt.toISOString().slice(0, 10) < recording.recordedOn;
}

/** Whether a lock was there before, and whether it ended, in sentences; empty where neither is known. */
export function sayWhen(facts: PackFacts): string {
  const isBefore = isLockedBefore(facts);
  const order =
    isBefore === null ? [] : [`That is ${isBefore ? '' : 'not '}before the day of the recording.`];
  const releasedAt = facts.lock?.releasedAt;
  const end = releasedAt ? [`The lock ended on ${momentText(releasedAt)}.`] : [];
  return [...order, ...end].map((sentence) => ` ${sentence}`).join('');
}

/** What a county's index says of the recording, line by line; what it does not say is said to be missing. */
export function recordingRows(recording: RecordedFacts): [label: string, value: string][] {
  const missing = 'not in the index';
  return [
    ['County', recording.county],
    ['Recorded on', longDay(recording.recordedOn)],
    ['Instrument', recording.instrument],
    ['Type, as the county writes it', recording.type],
    ['Grantor', namesText(recording.grantors)],
    ['Grantee', namesText(recording.grantees)],
    ['Address', recording.address ?? missing],
    ['Parcel', recording.parcel ?? missing],
    ['Legal description', recording.legal ?? missing],
    [
      'Consideration',
      recording.considerationCents === null ? missing : formatMoney(recording.considerationCents),
    ],
  ];
}
