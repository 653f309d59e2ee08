import { readFileSync } from 'node:fs';
import { EARLY_ADOPTER_STANDING } from '@/lib/plans/content/early-adopters';
import { planQuestions } from '@/lib/plans/content/plan-questions';

describe('the early adopter offer', () => {
  it('is said to be not on sale, in the same words on the press page, the waitlist and the prices', () => {
    expect(EARLY_ADOPTER_STANDING).toContain('It is not on sale');
    expect(planQuestions.map(({ answer }) => answer)).toContain(EARLY_ADOPTER_STANDING);
    expect(readFileSync('lib/company/content/press-release.md', 'utf8')).toContain(EARLY_ADOPTER_STANDING);
    const waitlist = readFileSync('components/partners/waitlist/announced-figures.tsx', 'utf8');
    expect(waitlist).toContain('{EARLY_ADOPTER_STANDING}');
  });
});
