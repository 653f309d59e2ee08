import { opinionNames } from '@/lib/claims/rules';
import { sayLockEnd } from '@/lib/deeds/rules/lock-ends';
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import type { LockEnd } from '@/lib/deeds/schema';
import { DEMO_TAKEN_BACK_TITLE } from '@/lib/payments/rules';
import { formatMoney } from '@/lib/values/money';
import type { TimelineEntry, TimelineKind } from '../schema/timeline';
import { sayMatch, type MatchReason } from './match-words';
import { sayNames } from './title-words';

/** What each event of a history keeps, as the statement that reads them all has it. */
type EventData = {
  'lock.locked': null;
  'lock.contested': null;
  'lock.uncontested': null;
  'release.released': { reason: LockEnd | null; isDemo: boolean };
  'payment.paid': { cents: number; isDemo: boolean };
  'payment.refund-asked': { cents: number; isDemo: boolean };
  'payment.refunded': { cents: number; isDemo: boolean };
  'document.shown': { name: string | null; documentId: string | null };
  'document.judged': { name: string | null; opinion: 'seen' | 'supports' | null; note: string | null };
  'proof.certificate': { name: string; documentId: string };
  'alert.raised': { title: string; reasons: string[] };
  'alert.resolved': { title: string; reason: string | null };
  'recording.recorded': {
    type: string;
    instrument: string;
    grantors: string[];
    grantees: string[];
    considerationCents: number | null;
    reasons: MatchReason[];
    isHistory: boolean;
    isAnnounced: boolean;
  };
};

type EventCode = keyof EventData;

export type TimelineEvent = {
  [Code in EventCode]: {
    code: Code;
    at: string;
    /** its place among the events of one moment */
    rank: number;
    id: string;
    lockId: string | null;
    logIndex: number | null;
    data: EventData[Code];
  };
}[EventCode];

/** The order of what happens in one moment. */
export const eventRanks: Record<EventCode, number> = {
  'recording.recorded': 0,
  'lock.locked': 1,
  'lock.contested': 2,
  'payment.paid': 3,
  'alert.raised': 4,
  'document.shown': 5,
  'proof.certificate': 6,
  'document.judged': 7,
  'payment.refund-asked': 8,
  'payment.refunded': 9,
  'release.released': 10,
  'lock.uncontested': 11,
  'alert.resolved': 12,
};

type Said = Pick<TimelineEntry, 'title' | 'details'> & { href?: string };

/** One event in words: the same on the page, in the PDF and for programs. */
export function toEntry(event: TimelineEvent): TimelineEntry {
  const { href = null, ...said } = say(event);
  return {
    id: `${event.code}-${event.id}`,
    kind: event.code.split('.')[0] as TimelineKind,
    at: new Date(event.at).toISOString(),
    isDay: event.code === 'recording.recorded',
    ...said,
    details: said.details.filter(Boolean),
    logIndex: event.logIndex,
    href,
  };
}

/** Where the next page of a timeline begins. */
export function cursorOf({ at, rank, id }: Pick<TimelineEvent, 'at' | 'rank' | 'id'>): string {
  return `${Date.parse(at)}.${rank}.${id}`;
}

function say(event: TimelineEvent): Said {
  switch (event.code) {
    case 'lock.locked':
      return { title: 'Locked', details: [], href: proofOf(event.lockId, 'lock') };
    case 'lock.contested':
      return {
        title: 'Contested',
        details: ['Another account has locked the same property.'],
        href: proofOf(event.lockId, 'history'),
      };
    case 'lock.uncontested':
      return {
        title: 'No longer contested',
        details: ['The lock of the other account has ended.'],
        href: proofOf(event.lockId, 'history'),
      };
    case 'release.released':
      return {
        title: 'Lock ended',
        details: [`${sayLockEnd(event.data.reason, event.data.isDemo)}.`],
        href: proofOf(event.lockId, 'release'),
      };
    case 'recording.recorded':
      return sayRecording(event.data);
    case 'alert.raised':
      return {
        title: `Alert: ${event.data.title}`,
        details: event.data.reasons,
        href: `/alerts/${event.id}`,
      };
    case 'alert.resolved':
      return {
        title: `Alert resolved: ${event.data.title}`,
        details: [event.data.reason ?? ''],
        href: `/alerts/${event.id}`,
      };
    default:
      return event.code.startsWith('payment') ? sayPayment(event) : sayDocument(event);
  }
}

/** Where the proofs of one's own locks are, and those of locks that another member shared. */
export const ownProofs = `${DEEDS_URL}/`;
export const sharedProofs = '/api/organization/shared/properties/';

function proofOf(lockId: string | null, of: 'lock' | 'release' | 'history'): string {
  return `${ownProofs}${lockId}/proof?of=${of}`;
}

function sayRecording(recording: EventData['recording.recorded']): Said {
  const { type, instrument, grantors, grantees, considerationCents, reasons } = recording;
  const isHistory = recording.isHistory && 'Recorded before your lock.';
  const isAnnounced = recording.isAnnounced && 'You told us of it before.';
  return {
    title: `${type} ${instrument}`,
    details: [
      `From ${sayNames(grantors)} to ${sayNames(grantees)}${considerationCents ? `, ${formatMoney(considerationCents)}` : ''}.`,
      `Matched to this property: ${sayMatch(reasons)}.`,
      isHistory || isAnnounced || '',
    ],
  };
}

function sayPayment(event: TimelineEvent): Said {
  const { cents, isDemo } = event.data as EventData['payment.paid'];
  const amount = isDemo ? `${formatMoney(cents)}. No money moved.` : `${formatMoney(cents)}.`;
  if (event.code === 'payment.paid') return { title: isDemo ? 'Paid (demo)' : 'Paid', details: [amount] };
  if (event.code === 'payment.refund-asked') return { title: 'Refund asked for', details: [amount] };
  return { title: isDemo ? DEMO_TAKEN_BACK_TITLE : 'Refunded', details: [amount] };
}

function sayDocument(event: TimelineEvent): Said {
  const { name, documentId } = event.data as EventData['document.shown'];
  const known = name ?? 'A document that you deleted';
  const href = documentId ? `/documents/${documentId}` : undefined;
  if (event.code === 'document.shown') return { title: 'Document shown to us', details: [known], href };
  if (event.code === 'proof.certificate') return { title: 'Certificate issued', details: [known], href };
  const { opinion, note } = event.data as EventData['document.judged'];
  const said = opinion ? `Our opinion: ${opinionNames[opinion].toLowerCase()}.` : '';
  return { title: 'We looked at a document', details: [known, said, note ?? ''] };
}
