/** The fixed counts of our state guide, as they were given; the check beside them counts the catalog. */
export const quotedCompliance: { count: number; says: string }[] = [
  { count: 42, says: 'compliant states' },
  { count: 6, says: 'states that need review' },
  { count: 2, says: 'non-compliant states' },
];
