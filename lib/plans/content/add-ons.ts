import type { Cents } from '@/lib/values/money';

type AddOn = {
  name: string;
  cents: Cents;
  unit: string;
  /** What it is for. */
  says: string;
  /** Why it is not for sale yet. */
  notYet: string;
};

/** Extras of a plan, at the prices that they will have. None is sold yet. */
export const addOns: AddOn[] = [
  {
    name: 'Remote online notarization',
    cents: 1_500,
    unit: 'per session',
    says: 'The technology fee when you hold a remote session with a notary of your own. A session with one of our notaries has its own price.',
    notYet: 'The room for remote sessions is being built.',
  },
  {
    name: 'Rush Processing',
    cents: 2_500,
    unit: 'within 1 hour',
    says: 'For documents: a review or a certificate that goes to the front of the line. It is not the rush fee of a notary visit.',
    notYet: 'There is no line today: certificates are made at once, for everybody.',
  },
  {
    name: 'Additional Storage',
    cents: 1_000,
    unit: 'per GB',
    says: 'More room in the vault than the plan includes.',
    notYet: 'Until it is sold, Professional Guard has the most room of the plans that are bought here: 1 GB.',
  },
  {
    name: 'Custom Integration',
    cents: 50_000,
    unit: 'one-time',
    says: 'A connection to software that you already use.',
    notYet: 'Not sold yet. Your own developers can build on the API, which Professional Guard includes.',
  },
];
