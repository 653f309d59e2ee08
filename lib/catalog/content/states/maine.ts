import { fact, nnaReference, nnaUpdate, secondary } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const maineGuide = secondary(
  'Open Exam Prep, Maine notary overview',
  'https://open-exam-prep.com/study-guides/me-notary/introduction-to-maine-notary/overview-and-exam-format',
);

export const maine: StateFile = {
  law: {
    code: 'ME',
    termYears: fact(7, '2024-12', nnaReference('Maine', 3258450202, 'Me. Rev. Stat. tit. 4, § 1922(4)')),
    commissionFeeCents: fact(5_000, '2026-06', maineGuide),
    bondCents: fact(0, '2026-06', maineGuide),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2022-04',
      nnaUpdate('Maine House Paper 1503, on Me. Rev. Stat. tit. 4, § 1915', 'me-house-paper-1503'),
    ),
    ronNote: 'Rules for remote acts have applied since July 5, 2023.',
  },
};
