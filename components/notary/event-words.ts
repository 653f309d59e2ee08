import type { RequestEvent } from '@/lib/notary/schema/requests';

/** What has happened to a request, one line each. */
export const eventWords: Record<RequestEvent['kind'], string> = {
  created: 'Requested',
  offered: 'A notary was asked',
  offer_declined: 'The notary declined',
  offer_expired: 'The notary did not answer in time',
  exhausted: 'No notary was free',
  assigned: 'A notary accepted',
  unassigned: 'The notary withdrew, and others are being asked',
  departed: 'The notary set off',
  arrived: 'The notary arrived',
  started: 'The signing began',
  completed: 'Completed',
  cancelled: 'Cancelled',
  reviewed: 'Reviewed',
};
