import type { DispatchExplanation, IneligibleReason } from '@/lib/notary/schema/offers';

export const reasonWords: Record<IneligibleReason, string> = {
  already_asked: 'was asked before',
  not_verified: 'not verified',
  suspended: 'account suspended',
  unavailable: 'not available',
  commission_lapsed: 'no commission in force on that day',
  bond_lapsed: 'no bond in force on that day',
  insurance_lapsed: 'no errors-and-omissions insurance in force on that day',
  state_not_covered: 'does not cover the state',
  service_not_offered: 'does not offer the service',
  too_far: 'too far away',
  no_office: 'no office in the state',
  cannot_arrive: 'could not be there in time',
  busy: 'has another appointment then',
  time_off: 'has time off then',
  outside_hours: 'does not work at that hour',
  own_request: 'made the request',
};

export const offerWords: Record<DispatchExplanation['offers'][number]['status'], string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** `4.2 mi`; a dash for a remote session. */
export function milesInWords(miles: number | null): string {
  return miles === null ? '–' : `${miles.toFixed(1)} mi`;
}
