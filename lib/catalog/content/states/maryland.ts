import { fact, nnaUpdate, rule, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const marylandLicense = secondary(
  'getlicensemap.com, Maryland notary public',
  'https://getlicensemap.com/states/notary/maryland',
);

export const maryland: StateFile = {
  law: {
    code: 'MD',
    termYears: fact(
      4,
      '2026-11',
      statute('Md. Code, State Gov’t § 18-103(c)(1)', 'https://lexace.ai/us/statute/maryland/SG-18-103'),
    ),
    commissionFeeCents: fact(2_500, '2026-11', marylandLicense),
    bondCents: fact(0, '2026-11', marylandLicense),
    maxFeePerActCents: fact(
      800,
      '2024-01',
      nnaUpdate(
        'Maryland administrative regulations of 2024 (Md. Code Regs. 01.02.08)',
        'md-administrative-regulations-2024',
      ),
    ),
    ron: fact(
      'permanent',
      '2024-10',
      rule(
        'Md. Code Regs. 01.02.08.07 (on Md. Code, State Gov’t tit. 18, subtit. 2)',
        'https://casetext.com/regulation/maryland-administrative-code/title-01-executive-department/subtitle-02-secretary-of-state/chapter-010208-notary-public-general-regulations/section-01020807-obligations-of-notaries-public-who-perform-remote-notarial-acts',
      ),
    ),
  },
};
