import type { OrganizationKind } from '../rules/members';

/** What ends with an organization. */
export const whatEnds = [
  'API keys are revoked at once.',
  'Apps of the organization stop working for the people who connected them.',
  'Webhooks stop.',
  'Open invitations are withdrawn, and property owners who were asked for consent can no longer give it.',
  'What members share is no longer shared.',
  'Members lose access to these pages, and are told by email. They keep what is their own: documents, locks, invoices, and requests that programs made for them.',
];

/** What the organization stands on, and what becomes of it. */
export const goesOn: Record<OrganizationKind, string> = {
  plan: 'The plan itself is not cancelled. Whoever pays for it can cancel it in their settings, or open another organization on it.',
  partner:
    'The partnership itself is not cancelled: your company stays on our list of partners. To end that too, or to come back later, write to us.',
};
