import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const virginiaGuide = secondary(
  'open-exam-prep.com, Virginia notary guide 2026',
  'https://open-exam-prep.com/blog/virginia-notary-guide-2026',
);
const virginiaTerm =
  'https://law.uslawyerdatabase.com/category/us-law/2022-code-of-virginia/title-47-1-notaries-and-out-of-state-commissioners/page/2';
const virginiaCalculator = 'https://rivermaplearning.com/tools/notary-fee-calculator/virginia/';

export const virginia: StateFile = {
  law: {
    code: 'VA',
    termYears: fact(4, '2022-12', statute('Va. Code § 47.1-21', virginiaTerm)),
    commissionFeeCents: fact(4_500, '2026-01', virginiaGuide),
    bondCents: fact(0, '2026-01', virginiaGuide),
    maxFeePerActCents: fact(
      1_000,
      '2026-01',
      secondary('rivermaplearning.com, Virginia, on Va. Code § 47.1-19', virginiaCalculator),
    ),
    ron: fact(
      'permanent',
      '2026-11',
      secondary(
        'National Association of Secretaries of State, remote electronic notarization',
        'https://www.nass.org/initiatives/remote-electronic-notarization',
      ),
    ),
    ronNote:
      'A 2011 law allowed it, the first in any state; the notary is commissioned as an electronic notary (Va. Code § 47.1-7).',
  },
};
