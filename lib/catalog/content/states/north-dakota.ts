import { fact, official, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const dakotaChapter = 'https://law.justia.com/codes/north-dakota/2020/title-44/chapter-44-06-1/';
const dakotaRemote =
  'https://www.lawserver.com/law/state/north-dakota/nd-code/north_dakota_code_44_06-1_13-1';
const dakotaBulletin = official(
  'North Dakota Secretary of State, notary legislative updates, on N.D.C.C. § 44-06.1-28',
  'https://content.govdelivery.com/accounts/NDSOS/bulletins/3eb2663',
);

export const northDakota: StateFile = {
  law: {
    code: 'ND',
    termYears: fact(4, '2026-11', statute('N.D. Cent. Code § 44-06.1-20(5)', dakotaChapter)),
    commissionFeeCents: fact(3_600, '2026-11', statute('N.D. Cent. Code § 44-06.1-20(1)', dakotaChapter)),
    bondCents: fact(750_000, '2026-11', statute('N.D. Cent. Code § 44-06.1-20(4)', dakotaChapter)),
    maxFeePerActCents: fact(500, '2025-08', dakotaBulletin),
    ron: fact('permanent', '2026-11', statute('N.D. Cent. Code § 44-06.1-13.1', dakotaRemote)),
    ronNote: 'A 2019 law allowed it.',
  },
};
