import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { matchWatchedName, type RecordedInstrument } from './recording-match';

/** A transaction that an owner told us of. Days of the county, `2026-11-23`, both counted in. */
export type AnnouncedEvent = {
  class: string;
  /** who is on the other side; null where the owner did not say */
  party: string | null;
  from: string;
  until: string;
};

export type RecordedOn = RecordedInstrument & { class: InstrumentClass; recordedOn: string };

/** Whether a recording is what was announced: the class, the day, and the other party where one was named. */
export function isAnnounced(recording: RecordedOn, announced: AnnouncedEvent): boolean {
  const { class: each, party, from, until } = announced;
  if (recording.class !== each || recording.recordedOn < from || recording.recordedOn > until) return false;
  return party === null || matchWatchedName(party, recording).isMatch;
}
