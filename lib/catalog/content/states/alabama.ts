import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const alabamaSummary = secondary(
  'Online Notary Center, Alabama (Act 2023-548)',
  'https://www.onlinenotarycenter.com/notary-service/alabama',
);
const alabamaCharges = secondary(
  'LegalClarity, How much can a notary charge in Alabama, on Ala. Code §§ 36-20-73.1 and 36-20-74',
  'https://legalclarity.org/how-much-can-a-notary-charge-in-alabama',
);

export const alabama: StateFile = {
  law: {
    code: 'AL',
    termYears: fact(
      4,
      '2026-11',
      statute(
        'Ala. Code § 36-20-70(a)',
        'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_36-20-70',
      ),
    ),
    commissionFeeCents: fact(3_500, '2026-02', alabamaSummary),
    bondCents: fact(
      5_000_000,
      '2024-05',
      statute(
        'Ala. Code § 36-20-71(a)',
        'https://casetext.com/statute/code-of-alabama/title-36-public-officers-and-employees/chapter-20-notaries-public/article-4-employment-of-notaries-public/section-36-20-71-bond',
      ),
    ),
    maxFeePerActCents: fact(1_000, '2026-11', alabamaCharges),
    ron: fact('not_authorized', '2026-11', alabamaCharges),
    ronNote:
      'A notary may act by two-way video, but only on paper and with a signature in wet ink (Ala. Code § 36-20-73.1).',
  },
};
