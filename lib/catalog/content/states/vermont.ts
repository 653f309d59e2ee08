import { fact, nnaReference, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const vermontReference = nnaReference('Vermont', 3260056099);
const vermontFees =
  'https://law.uslawyerdatabase.com/category/us-law/2022-vermont-statutes/title-26-professions-and-occupations/chapter-103-notaries-public/subchapter-2-administration-chapter-103-notaries-public';
const vermontGuide = 'https://open-exam-prep.com/blog/vermont-notary-exam-guide-2026';
const vermontRemote = 'https://legislature.vermont.gov/statutes/section/26/103/05379';

export const vermont: StateFile = {
  law: {
    code: 'VT',
    termYears: fact(2, '2025-05', vermontReference),
    commissionFeeCents: fact(3_000, '2022-12', statute('26 V.S.A. § 5324(a)', vermontFees)),
    bondCents: fact(0, '2025-05', vermontReference),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-01',
      secondary('open-exam-prep.com, Vermont notary guide 2026', vermontGuide),
    ),
    ron: fact('permanent', '2026-11', statute('26 V.S.A. § 5379', vermontRemote)),
    ronNote: 'The notary needs a special endorsement (26 V.S.A. § 5341(d)).',
  },
  recorder: fact(
    'Vermont records with the clerk of the town in which the land is located.',
    '2024-01',
    statute('24 V.S.A. § 1154', 'https://legislature.vermont.gov/statutes/section/24/035/01154'),
  ),
};
