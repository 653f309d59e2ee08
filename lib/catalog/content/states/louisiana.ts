import { fact, nnaUpdate, rule, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

export const louisiana: StateFile = {
  law: {
    code: 'LA',
    termYears: fact(
      'life',
      '2024-09',
      rule(
        'La. Admin. Code tit. 46, pt. XLVI, § 111(B)',
        'https://regulations.justia.com/states/louisiana/title-46/part-xlvi/chapter-1/section-xlvi-111',
      ),
    ),
    commissionFeeCents: fact(
      7_000,
      '2026-11',
      secondary('National Notary Association, Louisiana', 'https://www.nationalnotary.org/louisiana'),
    ),
    bondCents: fact(
      5_000_000,
      '2026-02',
      nnaUpdate('Louisiana House Bill 259 (Act 258 of 2025, La. Rev. Stat. § 35:71)', 'la-house-bill-259'),
    ),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2026-11',
      statute('La. Rev. Stat. § 35:625.1', 'https://legis.la.gov/legis/Law.aspx?d=1187616'),
    ),
    ronNote: 'In force since February 1, 2022; the Secretary of State authorizes the notary first.',
  },
};
