import type { AlertCounts, AlertDetail, AlertEvidence, AlertView } from '@/lib/alerts/schema/alerts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An alert as the specification lists one, made up, some minutes before whoever looks. */
type SampleAlert = Omit<AlertView, 'timestamp'> & {
  minutesAgo: number;
  resolvedReason?: string;
  evidence: (now: number) => AlertEvidence;
};

const oak = { address: '1418 Example Oak Lane, Austin, TX 78701', county: 'Travis County', state: 'TX' };
const bay = { address: '77 Sample Bay Road, Miami, FL 33101', county: 'Miami-Dade County', state: 'FL' };

const recording = {
  county: 'Travis County',
  recordedOn: '2026-11-20',
  instrument: 'SAMPLE-2026-104417',
  type: 'QUITCLAIM DEED',
  class: 'quitclaim',
  grantors: ['EXAMPLE JORDAN'],
  grantees: ['SAMPLE HOLDINGS LLC'],
  address: '1418 EXAMPLE OAK LN',
  parcel: null,
  legal: 'LOT 4 BLK B EXAMPLE OAKS',
  considerationCents: 1_000,
};

export const sampleAlerts: SampleAlert[] = [
  {
    id: 'sample-quitclaim-deed',
    level: 'CRITICAL',
    status: 'active',
    title: 'A quitclaim deed was recorded for 1418 Example Oak Lane',
    minutesAgo: 30,
    property: oak,
    recording,
    reasons: [
      'The address of the recording is that of your lock.',
      'The name of the grantor is that of the owner on your lock.',
      'You had not announced a deed.',
    ],
    evidence: () => ({ kind: 'recording.matched', facts: { recording, isAnnounced: false } }),
  },
  {
    id: 'sample-unpaid-lock',
    level: 'HIGH',
    status: 'active',
    title: 'The lock on 77 Sample Bay Road ends tomorrow unless you pay',
    minutesAgo: 60,
    property: bay,
    reasons: ['The lock is unpaid, and it was locked six days ago.'],
    evidence: (now) => ({ kind: 'lock.unpaid', facts: { address: bay.address, endsAt: iso(now + DAY_MS) } }),
  },
  {
    id: 'sample-wrong-pin',
    level: 'HIGH',
    status: 'escalated',
    title: 'Five wrong PINs were entered in a row',
    minutesAgo: 120,
    reasons: [
      'Somebody who was logged in to the account tried the PIN five times, and it was wrong each time.',
    ],
    evidence: () => ({ kind: 'step_up.failed', facts: { tries: 5, way: 'pin' } }),
  },
  {
    id: 'sample-new-browser',
    level: 'MEDIUM',
    status: 'active',
    title: 'A login from a new browser: Firefox on Windows',
    minutesAgo: 180,
    reasons: ['Nobody had logged in to the account from this browser before.'],
    evidence: () => ({
      kind: 'sign_in.new_device',
      facts: { device: 'Firefox on Windows', place: 'Austin, Texas' },
    }),
  },
  {
    id: 'sample-shared-link',
    level: 'LOW',
    status: 'resolved',
    title: 'Your link to Survey of Example Oaks.pdf was opened from a new place',
    minutesAgo: 240,
    resolvedReason: 'I expected it',
    reasons: ['The link had been opened from Austin, Texas, and now from Dallas, Texas.'],
    evidence: () => ({
      kind: 'link.new_place',
      facts: { document: 'Survey of Example Oaks.pdf', place: 'Dallas, Texas', viewer: 'Casey Sample' },
    }),
  },
];

export const sampleCounts: AlertCounts = {
  criticalActive: sampleAlerts.filter(({ level, status }) => level === 'CRITICAL' && status === 'active')
    .length,
  highActive: sampleAlerts.filter(({ level, status }) => level === 'HIGH' && status === 'active').length,
  resolved: sampleAlerts.filter(({ status }) => status === 'resolved').length,
  total: sampleAlerts.length,
};

/** The page of a sample alert, as of `now` in milliseconds; null for another id. */
export function findSampleAlert(id: string, now: number): AlertDetail | null {
  const sample = sampleAlerts.find((each) => each.id === id);
  if (!sample) return null;
  const { minutesAgo, evidence, resolvedReason = null, ...alert } = sample;
  const raisedAt = now - minutesAgo * MINUTE_MS;
  const changedAt = iso(raisedAt + 10 * MINUTE_MS);
  const raised = { type: 'alert.raised', at: iso(raisedAt), by: 'service' as const };
  const changed = { type: `alert.${alert.status}`, at: changedAt, by: 'owner' as const };
  return {
    ...alert,
    ...evidence(now),
    timestamp: raised.at,
    resolvedAt: alert.status === 'resolved' ? changedAt : null,
    resolvedReason,
    isSettled: false,
    timeline: alert.status === 'active' ? [raised] : [changed, raised],
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
