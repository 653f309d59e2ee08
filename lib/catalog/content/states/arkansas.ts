import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const arkansasCommission =
  'https://law.justia.com/codes/arkansas/2020/title-21/chapter-14/subchapter-1/section-21-14-101/';

export const arkansas: StateFile = {
  law: {
    code: 'AR',
    termYears: fact(10, '2020-12', statute('Ark. Code Ann. § 21-14-101(a)(2)', arkansasCommission)),
    commissionFeeCents: fact(2_000, '2020-12', statute('Ark. Code Ann. § 21-14-101(c)', arkansasCommission)),
    bondCents: fact(
      750_000,
      '2026-11',
      secondary(
        'LegalClarity, Arkansas notary handbook, on Ark. Code Ann. § 21-14-101',
        'https://legalclarity.org/arkansas-notary-handbook-rules-and-requirements',
      ),
    ),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-11',
      statute('Ark. Code Ann. § 21-6-309', 'https://policyrisk.com/states/arkansas/statutes/21-6-309'),
    ),
    ron: fact(
      'permanent',
      '2026-11',
      statute('Ark. Code Ann. § 21-14-304', 'https://policyrisk.com/states/arkansas/statutes/21-14-304'),
    ),
    ronNote: 'A course, an examination and a registration with the Secretary of State come first.',
  },
};
