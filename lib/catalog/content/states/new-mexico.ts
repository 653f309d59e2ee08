import { fact, nnaUpdate, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const mexicoCommission =
  'https://lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_14-14a-20';
const mexicoFees =
  'https://codes.findlaw.com/nm/chapter-14-records-rules-legal-notices-oaths/nm-st-sect-14-14a-28/';
const mexicoRemote =
  'https://www.lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_14-14a-5';
const mexicoRules = nnaUpdate(
  'NM Administrative Rules (2021), on 12.9.3 NMAC',
  'nm-administrative-rules-2021',
);

export const newMexico: StateFile = {
  law: {
    code: 'NM',
    termYears: fact(4, '2026-11', statute('N.M. Stat. § 14-14A-20(E)', mexicoCommission)),
    commissionFeeCents: fact(3_000, '2022-01', mexicoRules),
    bondCents: fact(1_000_000, '2026-11', statute('N.M. Stat. § 14-14A-20(D)', mexicoCommission)),
    maxFeePerActCents: fact(500, '2026-11', statute('N.M. Stat. § 14-14A-28(C)', mexicoFees)),
    ron: fact('permanent', '2026-11', statute('N.M. Stat. § 14-14A-5', mexicoRemote)),
    ronNote: 'Allowed since 2022; a technology fee of at most $25 may be added to an electronic act.',
  },
};
