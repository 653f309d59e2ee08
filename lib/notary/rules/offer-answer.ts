import type { IneligibleReason } from '../schema/offers';
import type { RequestStatus } from './statuses';

type OfferStatus = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

const OVER = 'The time to answer this offer is up, so we are asking another notary.';
const GONE = 'This request was taken or cancelled, so there is nothing left to answer.';

const closedMessages: Record<Exclude<OfferStatus, 'open'>, string> = {
  accepted: 'You have already accepted this offer. The appointment is in your schedule.',
  declined: 'You have already declined this offer.',
  expired: OVER,
  withdrawn: GONE,
};

/** Why an offer can no longer be answered; null while it can. */
export function offerRefusal(
  offer: { status: OfferStatus; expiresAt: Date; requestStatus: RequestStatus },
  at: Date,
): string | null {
  if (offer.status !== 'open') return closedMessages[offer.status];
  if (offer.requestStatus !== 'pending') return GONE;
  return offer.expiresAt <= at ? OVER : null;
}

const acceptMessages: [IneligibleReason, string][] = [
  ['not_verified', 'Your credentials are not verified right now, so you cannot accept requests.'],
  ['commission_lapsed', 'Your commission is not in force on the day of this appointment.'],
  ['bond_lapsed', 'Your bond is not in force on the day of this appointment.'],
  ['insurance_lapsed', 'Your E&O insurance is not in force on the day of this appointment.'],
];

/** Why somebody may not do a request that they were offered; what is their own choice (time off, a longer way) does not count. */
export function acceptRefusal(reasons: readonly IneligibleReason[]): string | null {
  const found = acceptMessages.find(([reason]) => reasons.includes(reason));
  return found ? `${found[1]} Please check your credentials in the settings.` : null;
}
