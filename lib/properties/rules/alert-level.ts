import type { AlertLevel } from '@/lib/alerts/schema/alerts';
import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import type { MatchBasis } from './match-words';

export type RecordedEvent = {
  class: InstrumentClass;
  /** days, `2026-11-23`, as the county and the lock have them: no hour and no zone */
  recordedOn: string;
  lockedOn: string;
  /** the owner told us of it before */
  isAnnounced: boolean;
  basis: MatchBasis;
};

const LEVELS: Record<InstrumentClass, AlertLevel> = {
  deed: 'CRITICAL',
  quitclaim: 'CRITICAL',
  mortgage: 'HIGH',
  lien: 'HIGH',
  'lis-pendens': 'HIGH',
  'power-of-attorney': 'HIGH',
  'notice-of-default': 'HIGH',
  assignment: 'MEDIUM',
  release: 'LOW',
  other: 'LOW',
};

/**
 * How loud the alert about a recording of a locked property is; null where there is none. What was recorded before the
 * day of the lock is history. What the owner announced is told too, quietly. Who is named as grantor changes nothing:
 * a forged deed names the owner. A number that is close to theirs is more often a neighbor's than mistyped, so it is a step
 * quieter; a name alone, however rare, may be somebody else's, and is never loud.
 */
export function alertLevel({
  class: each,
  recordedOn,
  lockedOn,
  isAnnounced,
  basis,
}: RecordedEvent): AlertLevel | null {
  if (recordedOn < lockedOn) return null;
  if (isAnnounced) return 'LOW';
  return SAID_ON[basis](LEVELS[each]);
}

/** How loud the alert about a name or a parcel is that somebody watches: no lock says that it is theirs. */
export function watchLevel(each: InstrumentClass): AlertLevel {
  const level = quieter(LEVELS[each]);
  return level === LEVELS[each] ? 'LOW' : level;
}

const SAID_ON: Record<MatchBasis, (level: AlertLevel) => AlertLevel> = {
  land: (level) => level,
  'near-land': (level) => (level === 'CRITICAL' ? 'HIGH' : quieter(level)),
  names: quieter,
};

function quieter(level: AlertLevel): AlertLevel {
  return level === 'CRITICAL' || level === 'HIGH' ? 'MEDIUM' : level;
}
