import { fact, rule, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const washingtonCommission = 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.200';
const washingtonRules = 'https://app.leg.wa.gov/wac/default.aspx?cite=308-30&full=true';
const washingtonGuide = secondary(
  'open-exam-prep.com, Washington notary guide 2026',
  'https://open-exam-prep.com/blog/washington-notary-guide-2026',
);

export const washington: StateFile = {
  law: {
    code: 'WA',
    termYears: fact(4, '2026-11', statute('RCW 42.45.200', washingtonCommission)),
    commissionFeeCents: fact(4_000, '2026-01', washingtonGuide),
    bondCents: fact(1_000_000, '2026-11', rule('WAC 308-30-030(1)(a)', washingtonRules)),
    maxFeePerActCents: fact(1_500, '2026-01', washingtonGuide),
    ron: fact('permanent', '2024-05', rule('WAC 308-30-290 (on RCW 42.45.280)', washingtonRules)),
    ronNote: 'Allowed since October 1, 2020; at most $25 a remote act (WAC 308-30-220).',
  },
};
