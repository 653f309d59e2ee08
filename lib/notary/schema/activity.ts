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
  'document.viewed',
  'document.downloaded',
  'deed.contested',
  'deed.uncontested',
  'evidence.submitted',
  'evidence.decided',
  'payment.succeeded',
  'payment.refunded',
  'redaction.completed',
  'redaction.downloaded',
  'link.created',
  'link.revoked',
  'link.viewed',
  'invoice.sent',
  'invoice.paid',
  'plan.started',
  'plan.cancelled',
  'plan.ended',
  'pin.set',
  'pin.removed',
  'passkey.added',
  'passkey.removed',
  'recovery_codes.made',
  'recovery_code.used',
  'guards.reset',
  'guards.undone',
] as const;

/** What happened to something of the account's: a request, a deed, a document, a link, a payment, a guard. */
export type Activity = {
  id: string;
  /** ISO 8601 UTC */
  at: string;
  kind: (typeof activityKinds)[number];
  /** done by a demo notary, or with a demo payment */
  isDemo?: true;
  /** what it happened to, as its owner knows it */
  subject: string;
  href: string;
};
