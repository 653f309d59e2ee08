import { fact, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const wyomingCommission = 'https://wyomingstateauthority.com/laws/state_statute/32-3-121/';
const wyomingFees = 'https://codes.findlaw.com/wy/title-32-notaries-public/wy-st-sect-32-3-126/';
const wyomingDefinitions =
  'https://law.justia.com/codes/wyoming/2022/title-32/chapter-3/article-1/section-32-3-102/';

export const wyoming: StateFile = {
  law: {
    code: 'WY',
    termYears: fact(6, '2026-11', statute('Wyo. Stat. § 32-3-120(e)', wyomingCommission)),
    commissionFeeCents: fact(6_000, '2026-11', statute('Wyo. Stat. § 32-3-120(d)(ii)', wyomingCommission)),
    bondCents: fact(0, '2026-11', statute('Wyo. Stat. § 32-3-120 (no bond is asked for)', wyomingCommission)),
    maxFeePerActCents: fact(1_000, '2026-11', statute('Wyo. Stat. § 32-3-126(b)', wyomingFees)),
    ron: fact('permanent', '2026-11', statute('Wyo. Stat. §§ 32-3-102, 32-3-120(g)', wyomingDefinitions)),
    ronNote: 'Allowed since 2021.',
  },
};
