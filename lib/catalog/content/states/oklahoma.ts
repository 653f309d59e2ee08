import { fact, nnaReference, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const oklahomaBill = secondary(
  'Notary Public Underwriters, Oklahoma Senate Bill 1028 (2025)',
  'https://notarypublicunderwriters.com/national-notary-blog/1393-oklahoma-senate-bill-1028-key-notary-law-changes-effective-january-1-2026',
);
const oklahomaFees =
  'https://d1tvxue8o4w0fl.cloudfront.net/statute/oklahoma-statutes/title-49-notaries-public/section-5-notarial-seal-authentication-of-documents-penalties-fees-exception';
const oklahomaRemote =
  'https://law.uslawyerdatabase.com/category/us-law/2022-oklahoma-statutes/title-49-notaries-public/page/2';

export const oklahoma: StateFile = {
  law: {
    code: 'OK',
    termYears: fact(4, '2024-11', nnaReference('Oklahoma', 3259859238, 'Okla. Stat. tit. 49, § 1')),
    commissionFeeCents: fact(5_000, '2026-01', oklahomaBill),
    bondCents: fact(1_000_000, '2026-01', oklahomaBill),
    maxFeePerActCents: fact(500, '2024-12', statute('Okla. Stat. tit. 49, § 5(A)', oklahomaFees)),
    ron: fact('permanent', '2026-11', statute('Okla. Stat. tit. 49, §§ 201 et seq.', oklahomaRemote)),
    ronNote: 'The Remote Online Notary Act has been in force since January 2020.',
  },
};
