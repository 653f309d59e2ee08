/** Every event that is sent, with the moment of it. The first four are the oldest; the others follow the states of a thing. */
export const eventTypes = {
  'property.locked': 'A lock is in the evidence log.',
  'property.declined': 'The owner declined the lock, or did not answer in time.',
  'property.released':
    'A lock has ended: its owner released it, it reached its end date, it was not paid, or its payment went back.',
  'fraud.detected': 'Something around a property needs a look. It is a signal, not a finding.',
  'notary.completed': 'A notary has completed a booking.',
  'document.verified': 'A verification has a result, good or bad.',
  'request.created': 'A booking was made.',
  'request.assigned': 'A notary has accepted a booking.',
  'request.unassigned': 'A booking looks for another notary.',
  'request.in_progress': 'The session has begun.',
  'request.completed': 'The session is over.',
  'request.cancelled': 'A booking was cancelled.',
  'invoice.sent': 'The bill of a booking was sent.',
  'invoice.paid': 'The bill of a booking was paid.',
  'invoice.voided': 'The bill of a booking was voided.',
  'alert.created': 'An alert was raised for a property.',
  'alert.escalated': 'An alert became a fraud case.',
  'alert.resolved': 'An alert was resolved.',
  'webhook.test': 'A member asked for a test event.',
} as const;

export type EventType = keyof typeof eventTypes;
export type BookingEventType = Extract<EventType, `request.${string}` | 'notary.completed'>;

/** Why an endpoint is off. */
export const disabledReasons = ['by_member', 'failing', 'gone'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** A member asks for it, for one endpoint; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';

export const EVERY_EVENT = '*';

const groupLabels = {
  property: 'Properties',
  fraud: 'Fraud',
  notary: 'Notaries',
  document: 'Documents',
  request: 'Bookings',
  invoice: 'Bills of bookings',
  alert: 'Alerts',
};

export type EventGroup = { name: string; label: string; types: EventType[] };

const groupOf = (type: string) => type.split('.')[0] ?? '';

/** What an endpoint can be told of, in the order of the table. */
export const eventGroups: EventGroup[] = Object.entries(groupLabels).map(([name, label]) => ({
  name,
  label,
  types: (Object.keys(eventTypes) as EventType[]).filter((type) => groupOf(type) === name),
}));

/** All that an endpoint may ask for: everything, all of a group, or one type. */
export const eventFilters: string[] = [
  EVERY_EVENT,
  ...eventGroups.flatMap(({ name, types }) => [`${name}.*`, ...types]),
];

/** Whether an endpoint that asked for `filters` is told of an event. */
export function isWanted(filters: readonly string[], type: EventType): boolean {
  if (type === TEST_EVENT) return false;
  return [EVERY_EVENT, `${groupOf(type)}.*`, type].some((filter) => filters.includes(filter));
}
