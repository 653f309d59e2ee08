import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const idahoGuide = secondary(
  'Open Exam Prep, How to become a notary in Idaho 2026',
  'https://open-exam-prep.com/blog/idaho-notary-guide-2026',
);

export const idaho: StateFile = {
  law: {
    code: 'ID',
    termYears: fact(6, '2026-01', idahoGuide),
    commissionFeeCents: fact(3_000, '2026-01', idahoGuide),
    bondCents: fact(1_000_000, '2026-01', idahoGuide),
    maxFeePerActCents: fact(500, '2026-01', idahoGuide),
    ron: fact(
      'permanent',
      '2026-11',
      statute(
        'Idaho Code § 51-114A',
        'https://legislature.idaho.gov/statutesrules/idstat/Title51/T51CH1/SECT51-114A',
      ),
    ),
    ronNote: 'In force since January 1, 2020.',
  },
};
