import type { StateReading } from '@/lib/catalogue/schema';

export const guideName = 'Reading of our state guide';

/** The guide covers three states in full; of Florida it has the fee alone, from a sample table. */
export const stateReadings: StateReading[] = [
  {
    code: 'CA',
    notaryTermYears: 4,
    commissionFeeCents: 4_000,
    feeNote: 'The state takes $40 with the examination, of which $20 is for the commission.',
    bondCents: 1_500_000,
    renewalPeriod: 'Every 4 years',
    ronAllowed: true,
  },
  {
    code: 'TX',
    notaryTermYears: 4,
    commissionFeeCents: 2_100,
    bondCents: 1_000_000,
    renewalPeriod: 'Every 4 years',
    ronAllowed: true,
  },
  {
    code: 'NY',
    notaryTermYears: 4,
    commissionFeeCents: 6_000,
    renewalPeriod: 'Every 4 years',
    ronAllowed: false,
  },
  { code: 'FL', commissionFeeCents: 3_900 },
];

export function findStateReading(code: string): StateReading | null {
  return stateReadings.find((reading) => reading.code === code) ?? null;
}
