import { fact, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const dakotaChapter = 'https://sdlegislature.gov/Statutes/18-1';
const dakotaBond = 'https://app.legiplex.com/sd/legislature/2025/2025-r/bills/hb1133/drafts-compare';

export const southDakota: StateFile = {
  law: {
    code: 'SD',
    termYears: fact(6, '2026-11', statute('S.D. Codified Laws § 18-1-1', dakotaChapter)),
    commissionFeeCents: fact(3_000, '2026-11', statute('S.D. Codified Laws § 18-1-1', dakotaChapter)),
    bondCents: fact(
      0,
      '2026-11',
      statute('S.D. Codified Laws § 18-1-2, as amended by HB 1133 (2025)', dakotaBond),
    ),
    maxFeePerActCents: fact(1_000, '2026-11', statute('S.D. Codified Laws § 18-1-9', dakotaChapter)),
    ron: fact('permanent', '2026-11', statute('S.D. Codified Laws § 18-1-11.2', dakotaChapter)),
    ronNote: 'For electronic records since 2024.',
  },
};
