import type { Claim } from '@/lib/catalogue/schema';

/** The fixed counts of our state guide; the check beside them counts the catalog. */
export const complianceClaims: { count: number; claim: Claim }[] = [
  { count: 42, claim: { claim: 'compliant states' } },
  { count: 6, claim: { claim: 'states that need review' } },
  { count: 2, claim: { claim: 'non-compliant states' } },
];
