import { fact, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const nevadaChapter = 'https://www.leg.state.nv.us/NRS/NRS-240.html';

export const nevada: StateFile = {
  law: {
    code: 'NV',
    termYears: fact(4, '2026-11', statute('NRS 240.020', nevadaChapter)),
    commissionFeeCents: fact(3_500, '2026-11', statute('NRS 240.030(1)(a)', nevadaChapter)),
    bondCents: fact(1_000_000, '2026-11', statute('NRS 240.030(1)(d)', nevadaChapter)),
    maxFeePerActCents: fact(1_500, '2026-11', statute('NRS 240.100', nevadaChapter)),
    ron: fact('permanent', '2026-11', statute('NRS 240.181 to 240.206', nevadaChapter)),
    ronNote:
      'Only a registered electronic notary may do it; $25 a signature at most, recordings kept 7 years.',
  },
};
