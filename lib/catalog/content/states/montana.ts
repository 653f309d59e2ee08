import { fact, official, rule, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const montanaCode = 'https://sosmt.gov/notary/montana-notary-statutes-and-administrative-rules/';
const montanaBond = rule('Mont. Admin. R. 44.15.103', 'https://rules.mt.gov/gateWay/Print_RV.Asp?RV=49064');

export const montana: StateFile = {
  law: {
    code: 'MT',
    termYears: fact(4, '2026-11', montanaBond),
    commissionFeeCents: fact(
      2_500,
      '2020-07',
      official(
        'Montana Secretary of State, Applying for a commission',
        'https://sosmt.gov/notary/applying-for-a-commission-new-and-renewal/',
      ),
    ),
    bondCents: fact(2_500_000, '2026-11', montanaBond),
    maxFeePerActCents: fact(1_000, '2026-11', statute('Mont. Code § 1-5-626(1)', montanaCode)),
    ron: fact('permanent', '2026-11', statute('Mont. Code §§ 1-5-603, 1-5-615', montanaCode)),
    ronNote:
      'The notary first passes a course and examination and names the system to the Secretary of State.',
  },
};
