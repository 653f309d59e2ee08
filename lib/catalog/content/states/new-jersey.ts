import { fact, nnaReference, rule, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const jerseyTerm = 'https://www.lawserver.com/law/state/new-jersey/nj-laws/new_jersey_laws_52_7-11';
const jerseyFee = 'https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-17-50-1-4';
const jerseyAct = 'https://www.njleg.state.nj.us/2020/Bills/PL21/179_.HTM';
const jerseyCalculator = 'https://rivermaplearning.com/tools/notary-fee-calculator/new-jersey/';
const jerseyReference = nnaReference('New Jersey', 3260055658);

export const newJersey: StateFile = {
  law: {
    code: 'NJ',
    termYears: fact(5, '2026-11', statute('N.J.S.A. 52:7-11(a)', jerseyTerm)),
    commissionFeeCents: fact(2_500, '2026-11', rule('N.J.A.C. 17:50-1.4(b)', jerseyFee)),
    bondCents: fact(0, '2025-06', jerseyReference),
    maxFeePerActCents: fact(
      250,
      '2026-01',
      secondary('rivermaplearning.com, New Jersey, on N.J.A.C. 17:50-1.18', jerseyCalculator),
    ),
    ron: fact('permanent', '2026-11', statute('N.J.S.A. 52:7-10.10 (P.L. 2021, c. 179)', jerseyAct)),
    ronNote: 'The New Jersey Law on Notarial Acts dates from 2021.',
  },
};
