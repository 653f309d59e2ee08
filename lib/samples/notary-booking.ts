import type { NotaryListing } from '@/lib/notary/schema/search';
import { quoteFor } from '@/lib/pricing/rules/quote';
import { toDollars } from '@/lib/values/money';

export const SAMPLE_SEARCH_MS = 2_000;

/** The three notaries that every search of a visitor finds. */
export const sampleNotaries: NotaryListing[] = [
  {
    id: 'sample-notary-avery',
    name: 'Avery S.',
    initials: 'AS',
    rating: 4.9,
    reviews: 127,
    location: 'Downtown',
    distance: 2.3,
    price: priceAt(2.3),
    specialties: ['Real estate', 'Financial'],
    eta: 15,
    isOnline: true,
    verificationLevel: 'Platinum',
    isDemo: false,
  },
  {
    id: 'sample-notary-riley',
    name: 'Riley E.',
    initials: 'RE',
    rating: 4.8,
    reviews: 89,
    location: 'Midtown',
    distance: 3.7,
    price: priceAt(3.7),
    specialties: ['Healthcare', 'Estate', 'Legal'],
    eta: 22,
    isOnline: true,
    verificationLevel: 'Platinum',
    isDemo: false,
  },
  {
    id: 'sample-notary-morgan',
    name: 'Morgan T.',
    initials: 'MT',
    rating: 4.7,
    reviews: 203,
    location: 'Uptown',
    distance: 5.1,
    price: priceAt(5.1),
    specialties: ['Business', 'Immigration'],
    eta: 28,
    isOnline: false,
    verificationLevel: 'Gold',
    isDemo: false,
  },
];

/** A mobile visit, as everywhere. */
function priceAt(miles: number): number {
  const { totalCents } = quoteFor({ service: 'mobile', state: null, pages: 1, miles, isRush: false });
  return toDollars(totalCents);
}
