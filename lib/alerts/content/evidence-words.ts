import { formatMoney } from '@/lib/values/money';
import { longDay } from '@/lib/values/date-format';
import type { AlertEvidence, RecordedFacts } from '../schema/alerts';

/** One thing that was seen. */
type SeenFact = { name: string; value: string; is?: 'moment' };

/** What was seen, line by line, as it was then. */
export function seenFacts(alert: AlertEvidence): SeenFact[] {
  switch (alert.kind) {
    case 'recording.matched':
      return [
        ...recordedFacts(alert.facts.recording),
        { name: 'Announced by you', value: alert.facts.isAnnounced ? 'Yes' : 'No' },
      ];
    case 'lock.unpaid':
    case 'lock.lapsing':
      return [
        { name: 'Property', value: alert.facts.address },
        { name: 'The lock ends', value: alert.facts.endsAt, is: 'moment' },
      ];
    case 'lock.contested':
      return [
        { name: 'Property', value: alert.facts.address },
        { name: 'Contested since', value: alert.facts.since, is: 'moment' },
      ];
    case 'lock.released':
      return [
        { name: 'Property', value: alert.facts.address },
        { name: 'The lock ended', value: alert.facts.releasedAt, is: 'moment' },
        { name: 'Why', value: releaseWords[alert.facts.releaseReason] ?? alert.facts.releaseReason },
      ];
    case 'step_up.failed':
      return [
        { name: 'What was tried', value: alert.facts.way === 'pin' ? 'Your PIN' : 'A passkey' },
        { name: 'Failed tries', value: String(alert.facts.tries) },
      ];
    case 'sign_in.new_device':
      return [{ name: 'Browser', value: alert.facts.device }, ...placed(alert.facts.place)];
    case 'link.new_place':
      return [
        { name: 'Document', value: alert.facts.document },
        { name: 'Name that was given', value: alert.facts.viewer },
        ...placed(alert.facts.place),
      ];
    case 'document.replaced':
      return [
        { name: 'Document', value: alert.facts.document },
        { name: 'The earlier one was stored', value: alert.facts.earlierStoredAt, is: 'moment' },
      ];
  }
}

const releaseWords: Record<string, string> = {
  owner: 'Released with its unlock code',
  unpaid: 'Not paid in time',
  expired: 'It reached its end date',
  refund: 'The payment was taken back',
};

function placed(place: string | null): SeenFact[] {
  return place ? [{ name: 'Place', value: place }] : [];
}

function recordedFacts(recording: RecordedFacts): SeenFact[] {
  const { considerationCents: cents } = recording;
  const lines: [string, string | null][] = [
    ['Document', recording.type],
    ['Number', recording.instrument],
    ['Recorded', `${longDay(recording.recordedOn)}, ${recording.county}`],
    ['From', recording.grantors.join('; ')],
    ['To', recording.grantees.join('; ')],
    ['Address', recording.address],
    ['Parcel', recording.parcel],
    ['Legal description', recording.legal],
    ['Amount', cents === null ? null : formatMoney(cents)],
  ];
  return lines.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
