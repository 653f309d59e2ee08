import type { RequestEvent } from '@/lib/notary/schema/requests';

const words: Record<RequestEvent['kind'], string> = {
  created: 'Requested',
  offered: 'A notary was asked',
  offer_declined: 'The notary declined',
  offer_expired: 'The notary did not answer in time',
  exhausted: 'No notary was free',
  assigned: 'A notary accepted',
  travel_agreed: 'The client agreed to the travel fee',
  unassigned: 'The notary withdrew, and others are being asked',
  departed: 'The notary set off',
  arrived: 'The notary arrived',
  begin_agreed: 'The client agreed to an early start',
  played: 'The demo was played at once',
  started: 'The signing began',
  completed: 'Completed',
  cancelled: 'Cancelled',
  reviewed: 'Reviewed',
};

/** One line of a request's history; what a demo notary did says so. */
export function eventInWords({ kind, isDemo }: Pick<RequestEvent, 'kind' | 'isDemo'>): string {
  return isDemo ? `${words[kind]} (demo)` : words[kind];
}
