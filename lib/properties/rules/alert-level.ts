import type { InstrumentClass } from '@/lib/catalogue/rules/instrument-class';

export type AlertLevel = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';

export type RecordedEvent = {
  class: InstrumentClass;
  /** days, `2026-11-23`, as the county and the lock have them: no hour and no zone */
  recordedOn: string;
  lockedOn: string;
  /** the owner told us of it before */
  isAnnounced: boolean;
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
 * a forged deed names the owner.
 */
export function alertLevel({
  class: each,
  recordedOn,
  lockedOn,
  isAnnounced,
}: RecordedEvent): AlertLevel | null {
  if (recordedOn < lockedOn) return null;
  return isAnnounced ? 'LOW' : LEVELS[each];
}
