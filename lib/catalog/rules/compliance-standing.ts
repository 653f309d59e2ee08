/** What a check of our catalog finds; how much it asks for each standing is the check's own matter. */
export type ComplianceStanding = 'compliant' | 'needs_review' | 'non_compliant';

export type StandingCounts = Record<ComplianceStanding, number>;

export const standingNames: Record<ComplianceStanding, string> = {
  compliant: 'Compliant',
  needs_review: 'Needs review',
  non_compliant: 'Non-compliant',
};

export function countStandings(results: { standing: ComplianceStanding }[]): StandingCounts {
  const counts: StandingCounts = { compliant: 0, needs_review: 0, non_compliant: 0 };
  for (const { standing } of results) counts[standing] += 1;
  return counts;
}
