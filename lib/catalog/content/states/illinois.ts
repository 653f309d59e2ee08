import { fact, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const ilcs = 'https://ilga.gov/legislation/ilcs/ilcs4.asp?ActID=107&ChapterID=0&Print=True';

export const illinois: StateFile = {
  law: {
    code: 'IL',
    termYears: fact(4, '2026-11', statute('5 Ill. Comp. Stat. 312/2-101', ilcs)),
    commissionFeeCents: fact(1_500, '2026-11', statute('5 Ill. Comp. Stat. 312/2-103(a)', ilcs)),
    bondCents: fact(500_000, '2026-11', statute('5 Ill. Comp. Stat. 312/2-105', ilcs)),
    maxFeePerActCents: fact(500, '2026-11', statute('5 Ill. Comp. Stat. 312/3-104(a)', ilcs)),
    ron: fact('permanent', '2026-11', statute('5 Ill. Comp. Stat. 312/6A-101 et seq.', ilcs)),
    ronNote:
      'In force since June 5, 2023; the notary needs an electronic commission and a further bond of $25,000.',
  },
};
