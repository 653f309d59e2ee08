import type { Cents } from '@/lib/values/money';

type AddOn = { name: string; cents: Cents; unit: string; says: string };

export const addOns: AddOn[] = [
  {
    name: 'Remote online notarization',
    cents: 1_500,
    unit: 'per session',
    says: 'A notary by video, with the session recorded where the law requires it.',
  },
  {
    name: 'Rush Processing',
    cents: 2_500,
    unit: 'within 1 hour',
    says: 'Your document goes to the front of the line.',
  },
  {
    name: 'Additional Storage',
    cents: 1_000,
    unit: 'per GB',
    says: 'More room in the vault than the plan includes.',
  },
  {
    name: 'Custom Integration',
    cents: 50_000,
    unit: 'one-time',
    says: 'A connection to software that you already use.',
  },
];
