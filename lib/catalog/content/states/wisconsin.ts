import { fact, nnaReference, nnaUpdate, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const wisconsinChapter = 'https://docs.legis.wisconsin.gov/statutes/statutes/140';
const wisconsinGuide = 'https://www.notarypublicstamps.com/become-a-notary/wisconsin/';

export const wisconsin: StateFile = {
  law: {
    code: 'WI',
    termYears: fact(4, '2024-09', nnaReference('Wisconsin', 3260056343, 'Wis. Stat. § 140.02(1)(f)')),
    commissionFeeCents: fact(
      2_000,
      '2026-11',
      secondary('American Association of Notaries, Wisconsin', wisconsinGuide),
    ),
    bondCents: fact(50_000, '2024-09', nnaReference('Wisconsin', 3260056343, 'Wis. Stat. § 140.02(1)(d)')),
    maxFeePerActCents: fact(
      500,
      '2023-12',
      nnaUpdate('Wisconsin administrative rules of 2023', 'wi-administrative-rules-2023'),
    ),
    ron: fact('permanent', '2026-11', statute('Wis. Stat. § 140.145', wisconsinChapter)),
    ronNote: 'Allowed since May 2020 (2019 Wisconsin Act 125).',
  },
};
