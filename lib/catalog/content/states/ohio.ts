import { fact, nnaReference, rule, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const ohioFees = 'https://codes.ohio.gov/ohio-revised-code/section-147.08';
const ohioRule = 'https://regulations.justia.com/states/ohio/title-111-6/chapter-111-6-1/section-111-6-1-03';

export const ohio: StateFile = {
  law: {
    code: 'OH',
    termYears: fact(5, '2025-07', nnaReference('Ohio', 3259859186, 'Ohio Rev. Code § 147.03')),
    commissionFeeCents: fact(1_500, '2024-09', rule('Ohio Admin. Code 111:6-1-03(A)(4)', ohioRule)),
    bondCents: fact(0, '2025-07', nnaReference('Ohio', 3259859186)),
    maxFeePerActCents: fact(500, '2026-11', statute('Ohio Rev. Code § 147.08(A)(1)', ohioFees)),
    ron: fact(
      'permanent',
      '2019-09',
      secondary(
        'Sidney Daily News, Notary modernization moves ahead in Ohio',
        'https://www.sidneydailynews.com/news/155783/notary-modernization-moves-ahead-in-ohio',
      ),
    ),
    ronNote: 'Allowed since September 2019 to notaries whom the Secretary of State has authorized.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
