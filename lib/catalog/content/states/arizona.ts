import { fact, nnaReference, nnaUpdate, rule, secondary } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const arizonaLicense = secondary(
  'Open Exam Prep, Arizona notary application process',
  'https://open-exam-prep.com/exams/az-notary/becoming-arizona-notary/application-process',
);

export const arizona: StateFile = {
  law: {
    code: 'AZ',
    termYears: fact(4, '2025-10', nnaReference('Arizona', 3258253368, 'Ariz. Rev. Stat. § 41-269(E)')),
    commissionFeeCents: fact(4_300, '2026-01', arizonaLicense),
    bondCents: fact(500_000, '2025-10', nnaReference('Arizona', 3258253368, 'Ariz. Admin. Code R2-12-1103')),
    maxFeePerActCents: fact(
      1_000,
      '2018-03',
      nnaUpdate(
        'Arizona administrative rule of 2018, on Ariz. Admin. Code R2-12-1102',
        'az-administrative-rule-2018',
      ),
    ),
    ron: fact(
      'permanent',
      '2025-10',
      nnaReference('Arizona', 3258253368, 'Ariz. Rev. Stat. § 41-319 and Ariz. Admin. Code R2-12, art. 13'),
    ),
    ronNote: 'Recordings are kept for five years (Ariz. Admin. Code R2-12-1308).',
  },
  remoteRules: [
    {
      says: 'The recording is kept for 5 years, and shows no images of the record that is signed.',
      asOf: '2026-11',
      source: rule('Ariz. Admin. Code R2-12-1308'),
    },
  ],
};
