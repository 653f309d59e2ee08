import { fact, nnaReference, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const delawareTerm = statute(
  'Del. Code tit. 29, § 4307(a)',
  'http://delcode.delaware.gov/title29/c043/sc01/',
);

export const delaware: StateFile = {
  law: {
    code: 'DE',
    termYears: fact(2, '2024-12', delawareTerm),
    commissionFeeCents: fact(6_000, '2024-12', delawareTerm),
    bondCents: fact(0, '2024-12', nnaReference('Delaware', 3258253436)),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, Delaware notary fee regulations',
        'https://legalclarity.org/delaware-notary-fee-regulations-and-legal-guidelines',
      ),
    ),
    ron: fact(
      'permanent',
      '2026-11',
      statute('83 Del. Laws ch. 425', 'https://legis.delaware.gov/SessionLaws/Chapter?id=41490'),
    ),
    ronNote: 'In force since August 1, 2023.',
  },
};
