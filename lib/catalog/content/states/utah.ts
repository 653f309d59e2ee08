import { fact, nnaUpdate, official, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const utahProcess = 'https://notary.utah.gov/qualifications-and-process';
const utahBond = 'https://notary.utah.gov/notarial-bond/';
const utahFees = 'https://notary.utah.gov/2019/11/06/notarization-fee-change/';

export const utah: StateFile = {
  law: {
    code: 'UT',
    termYears: fact(
      4,
      '2026-11',
      statute('Utah Code § 46-1-4(1)(a)', 'https://lexace.ai/us/statute/utah/46-1-4'),
    ),
    commissionFeeCents: fact(
      9_500,
      '2026-11',
      official('Utah Lieutenant Governor, qualifications and process', utahProcess),
    ),
    bondCents: fact(500_000, '2026-11', official('Utah Lieutenant Governor, notarial bond', utahBond)),
    maxFeePerActCents: fact(1_000, '2026-11', statute('Utah Code § 46-1-12(1)(a)', utahFees)),
    ron: fact(
      'permanent',
      '2019-03',
      nnaUpdate('Utah House Bill 52, on Utah Code §§ 46-1-3.5 and 46-1-3.6', 'ut-house-bill-52'),
    ),
    ronNote: 'Allowed since November 1, 2019 to certified remote notaries; at most $25 an act.',
  },
};
