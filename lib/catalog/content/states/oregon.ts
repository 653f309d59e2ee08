import { fact, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const oregonCommission = 'https://www.oregonlaws.org/ors/194.315';
const oregonApplication = 'https://oregon.public.law/statutes/ors_194.365';
const oregonFees = 'https://oregon.public.law/statutes/ors_194.400';

export const oregon: StateFile = {
  law: {
    code: 'OR',
    termYears: fact(4, '2026-11', statute('ORS 194.315(4)', oregonCommission)),
    commissionFeeCents: fact(4_000, '2026-11', statute('ORS 194.365(1) (at most $40)', oregonApplication)),
    bondCents: fact(0, '2026-11', statute('ORS 194.315 (no bond is asked for)', oregonCommission)),
    maxFeePerActCents: fact(1_000, '2026-11', statute('ORS 194.400(1)', oregonFees)),
    ron: fact(
      'permanent',
      '2026-11',
      statute(
        'ORS 194.277',
        'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_194-277',
      ),
    ),
    ronNote: 'At most $25 for a remote act (ORS 194.400).',
  },
};
