import { fact, nnaReference, nnaUpdate, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

export const missouri: StateFile = {
  law: {
    code: 'MO',
    termYears: fact(4, '2024-01', nnaReference('Missouri', 3259990082, 'Mo. Rev. Stat. § 486.610.1')),
    commissionFeeCents: fact(
      2_500,
      '2026-11',
      official('St. Charles County Registrar, Notary questions', 'https://www.sccmo.org/FAQ.aspx?QID=371'),
    ),
    bondCents: fact(
      1_000_000,
      '2025-08',
      statute(
        'Mo. Rev. Stat. § 486.615.1',
        'https://www.lawserver.com/law/state/missouri/mo-laws/missouri_laws_486-615',
      ),
    ),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, Missouri notary fee regulations, on Mo. Rev. Stat. § 486.685',
        'https://legalclarity.org/missouri-notary-fee-regulations-and-compliance-guidelines',
      ),
    ),
    ron: fact(
      'permanent',
      '2020-07',
      nnaUpdate('Missouri House Bill 1655, on Mo. Rev. Stat. §§ 486.1100 to 486.1205', 'mo-house-bill-1655'),
    ),
    ronNote: 'In force since August 28, 2020.',
  },
};
