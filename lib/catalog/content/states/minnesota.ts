import { fact, nnaReference, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const minnesotaStatutes = 'https://www.revisor.mn.gov/statutes/cite/';

export const minnesota: StateFile = {
  law: {
    code: 'MN',
    termYears: fact(5, '2024-12', statute('Minn. Stat. § 359.02', `${minnesotaStatutes}359.02`)),
    commissionFeeCents: fact(
      12_000,
      '2026-11',
      statute('Minn. Stat. § 359.01', `${minnesotaStatutes}359.01`),
    ),
    bondCents: fact(0, '2024-12', nnaReference('Minnesota', 3258351792)),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, Minnesota notary fees, on Minn. Stat. § 357.17',
        'https://legalclarity.org/minnesota-notary-fees-and-compliance-guidelines',
      ),
    ),
    ron: fact('permanent', '2024-01', nnaReference('Minnesota', 3258351792, 'Minn. Stat. § 358.645')),
    ronNote: 'In force since 2019; the notary keeps a journal of remote acts.',
  },
};
