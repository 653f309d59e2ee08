import * as z from 'zod';
import type { VisitMode } from '@/lib/pricing/rules/service-types';

export const offerIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** A request that waits for a notary's answer. Times are ISO 8601 UTC, money dollars. No name, no exact address before it is accepted. */
export type OfferView = {
  id: string;
  requestId: string;
  serviceType: string;
  documentType: string;
  appointmentDate: string;
  isRemote: boolean;
  /** city, state and ZIP code; null for a remote session */
  place: string | null;
  /** two letters: of the visit, or where the client of a remote session is; null where that was not said */
  state: string | null;
  /** from home by road, to the hundredth, as the price counts them; null for a remote session */
  distanceMiles: number | null;
  mode: VisitMode;
  basePrice: number;
  travelFee: number;
  /** the client agrees to the travel fee before the notary sets off */
  isTravelOpen: boolean;
  rushFee: number;
  createdAt: string;
  expiresAt: string;
};

/** One notary in one round of a dispatch, as an admin reads it. */
export type Considered = {
  notaryId: string;
  /** place among those who could be asked, from 1; null for somebody who could not */
  rank: number | null;
  score: number | null;
  distanceMiles: number | null;
  rating: number | null;
  acceptanceRate: number | null;
  /** why not; empty for somebody who could be asked */
  reasons: IneligibleReason[];
};

export const ineligibleReasons = [
  'already_asked',
  'not_verified',
  'suspended',
  'unavailable',
  'commission_lapsed',
  'bond_lapsed',
  'insurance_lapsed',
  'state_not_covered',
  'service_not_offered',
  'too_far',
  'cannot_arrive',
  'no_office',
  'busy',
  'time_off',
  'outside_hours',
  'own_request',
] as const;

export type IneligibleReason = (typeof ineligibleReasons)[number];

/** What happened to a request's dispatch, for admins. */
export type DispatchExplanation = {
  rounds: {
    at: string;
    considered: (Considered & { name: string })[];
  }[];
  offers: {
    id: string;
    notaryId: string;
    name: string;
    status: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
    distanceMiles: number | null;
    createdAt: string;
    expiresAt: string;
    answeredAt: string | null;
  }[];
};
