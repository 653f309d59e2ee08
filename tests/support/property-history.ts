import type { PropertyHistory } from '@/lib/properties/queries/history';
import { stateBefore } from '@/lib/properties/rules/property-state';
import { readTitleChain } from '@/lib/properties/rules/title-chain';
import type { PropertyAtAGlance, TimelineEntry } from '@/lib/properties/schema/timeline';
import { receipt } from './deeds';

export function anEntry(changes: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    id: 'lock.locked-1',
    kind: 'lock',
    at: '2026-03-01T10:00:00.000Z',
    isDay: false,
    title: 'Locked',
    details: [],
    logIndex: null,
    href: null,
    ...changes,
  };
}

const noAlerts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };

/** A property that is not locked yet, of which nothing is known. */
export function aHistory(changes: Partial<PropertyHistory> = {}): PropertyHistory {
  return {
    asOf: null,
    state: stateBefore([], new Date()),
    entries: [],
    next: null,
    firstId: 'lock-1',
    currentId: receipt.id,
    isEarlier: false,
    propertyAddress: '12 Main St, Austin, TX 78701',
    ownerName: 'Ada Lovelace',
    county: null,
    parcelNumber: null,
    alerts: { counts: noAlerts, listed: [] },
    step: null,
    chain: readTitleChain([]),
    ...changes,
  };
}

export function aGlance(changes: Partial<PropertyAtAGlance> = {}): PropertyAtAGlance {
  return {
    id: receipt.id,
    status: 'paid',
    propertyAddress: '12 Main St, Austin, TX 78701',
    county: 'Travis County',
    parcelNumber: null,
    lockedAt: '2026-03-01T10:00:00.000Z',
    paymentDueAt: '2026-03-08T10:00:00.000Z',
    expiresAt: null,
    releasedAt: null,
    releaseReason: null,
    contested: false,
    evidence: 0,
    logIndex: 17,
    due: null,
    openAlerts: noAlerts,
    lastRecording: null,
    ...changes,
  };
}
