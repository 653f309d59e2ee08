import { fact, nnaReference, nnaUpdate, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const pennsylvaniaCommission =
  'https://govt.westlaw.com/pac/Document/N33E913406AAE11EDBCD0ECC1A58D6627?viewType=FullText';
const pennsylvaniaSchedule = 'https://panotaryedu.com/guides/fees-schedule/';

export const pennsylvania: StateFile = {
  law: {
    code: 'PA',
    termYears: fact(4, '2025-09', nnaReference('Pennsylvania', 3260055790, '57 Pa.C.S. § 321(e)')),
    commissionFeeCents: fact(4_200, '2026-11', statute('57 Pa.C.S. § 321(b)(2)', pennsylvaniaCommission)),
    bondCents: fact(1_000_000, '2025-09', nnaReference('Pennsylvania', 3260055790, '57 Pa.C.S. § 321(d)(1)')),
    maxFeePerActCents: fact(
      500,
      '2026-03',
      secondary('panotaryedu.com, on 4 Pa. Code § 167.3', pennsylvaniaSchedule),
    ),
    ron: fact(
      'permanent',
      '2020-10',
      nnaUpdate('Pennsylvania House Bill 2370 (Act 97 of 2020), on 57 Pa.C.S. § 306.1', 'pa-house-bill-2370'),
    ),
    ronNote: 'Allowed since October 29, 2020.',
  },
};
