import * as z from 'zod';
import { locationSchema, serviceTypeSchema } from './requests';

export const urgencies = ['asap', 'today', 'tomorrow', 'week'] as const;
export type Urgency = (typeof urgencies)[number];

/** GET /api/notaries/search */
export const searchNotariesSchema = z.object({
  location: locationSchema,
  serviceType: serviceTypeSchema,
  urgency: z.enum(urgencies).default('week'),
});

/** A notary that can be booked: first name and the initial of the last. Price in dollars. */
export type NotaryListing = {
  id: string;
  name: string;
  initials: string;
  /** 1 to 5, one decimal; null before the first review */
  rating: number | null;
  reviews: number;
  /** city and state of the home place */
  location: string;
  /** miles by road, to the hundredth, as the price counts them */
  distance: number;
  price: number;
  specialties: string[];
  /** minutes on the way */
  eta: number;
  /** on duty at this moment */
  isOnline: boolean;
  verificationLevel: 'Gold' | 'Platinum';
  isDemo: boolean;
};
