import { fact, nnaReference, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const carolinaGuide = secondary(
  'getlicensemap.com, South Carolina notary public',
  'https://getlicensemap.com/states/notary/south-carolina',
);
const carolinaTerm = 'http://laws9.com/statutes/south-carolina/title-26/chapter-1';
const carolinaReference = nnaReference('South Carolina', 3259990372, 'S.C. Code tit. 26, ch. 2');

export const southCarolina: StateFile = {
  law: {
    code: 'SC',
    termYears: fact(10, '2026-11', statute('S.C. Code § 26-1-10', carolinaTerm)),
    commissionFeeCents: fact(2_500, '2026-11', carolinaGuide),
    bondCents: fact(0, '2026-11', carolinaGuide),
    // House Bill 5140 of 2026 would raise it to $10; that it passed was not found.
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, South Carolina notary fees, on S.C. Code § 26-1-100',
        'https://legalclarity.org/south-carolina-notary-fees-what-notaries-can-charge',
      ),
    ),
    ron: fact('not_authorized', '2024-01', carolinaReference),
    ronNote: 'The Electronic Notary Public Act of 2021 still has the signer appear in person.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
