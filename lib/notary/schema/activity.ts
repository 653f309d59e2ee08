export const activityKinds = [
  'request.created',
  'request.exhausted',
  'request.assigned',
  'request.unassigned',
  'request.departed',
  'request.arrived',
  'request.started',
  'request.completed',
  'request.cancelled',
  'request.reviewed',
  'deed.locked',
  'deed.released',
  'document.stored',
  'document.changed',
  'document.downloaded',
] as const;

/** What happened to one of the account's requests, deeds or documents. */
export type Activity = {
  id: string;
  /** ISO 8601 UTC */
  at: string;
  kind: (typeof activityKinds)[number];
  /** done by a demo notary */
  isDemo?: true;
  /** what it happened to, as its owner knows it */
  subject: string;
  href: string;
};
