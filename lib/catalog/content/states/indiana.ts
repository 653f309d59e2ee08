import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const indianaCommission = statute(
  'Ind. Code § 33-42-12-1',
  'https://codes.findlaw.com/in/title-33-courts-and-court-officers/in-code-sect-33-42-12-1/',
);
const indianaGuide = secondary(
  'Open Exam Prep, How to become a notary public in Indiana',
  'https://open-exam-prep.com/blog/indiana-notary-guide-2026',
);

export const indiana: StateFile = {
  law: {
    code: 'IN',
    termYears: fact(8, '2026-01', indianaGuide),
    commissionFeeCents: fact(
      7_500,
      '2026-11',
      official('Indiana INBiz, Notaries', 'https://inbiz.in.gov/certification/notary'),
    ),
    bondCents: fact(2_500_000, '2024-01', indianaCommission),
    maxFeePerActCents: fact(1_000, '2026-01', indianaGuide),
    ron: fact(
      'permanent',
      '2026-11',
      statute('Ind. Code § 33-42-17-2', 'https://lexace.ai/us/statute/indiana/33-42-17-2'),
    ),
    ronNote: 'The notary registers first and must be in Indiana during the act.',
  },
};
