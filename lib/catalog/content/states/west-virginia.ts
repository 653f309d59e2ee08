import { fact, nnaUpdate, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const virginiaWestCommission = statute('W. Va. Code § 39-4-20', 'https://code.wvlegislature.gov/39-4-20/');
const virginiaWestGuide = 'https://getlicensemap.com/states/notary/west-virginia';

export const westVirginia: StateFile = {
  law: {
    code: 'WV',
    termYears: fact(5, '2026-11', virginiaWestCommission),
    commissionFeeCents: fact(
      5_200,
      '2026-11',
      secondary('getlicensemap.com, West Virginia notary public', virginiaWestGuide),
    ),
    bondCents: fact(0, '2026-11', virginiaWestCommission),
    maxFeePerActCents: fact(
      1_000,
      '2026-11',
      statute('W. Va. Code § 39-4-30(a)', 'https://code.wvlegislature.gov/39-4-30/'),
    ),
    ron: fact(
      'permanent',
      '2022-03',
      nnaUpdate('West Virginia Senate Bill 334, on W. Va. Code §§ 39-4-37 and 39-4-38', 'wv-senate-bill-334'),
    ),
    ronNote: 'Section 39-4-38 also allows a paper to be signed in ink and notarized over video.',
  },
};
