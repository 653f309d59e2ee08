import type { NotaryLaw } from '@/lib/catalogue/schema';
import {
  fact,
  nnaReference,
  nnaUpdate,
  official,
  rule,
  secondary,
  statute,
} from '@/lib/catalogue/content/notary-law/fact';

const ilcs = 'https://ilga.gov/legislation/ilcs/ilcs4.asp?ActID=107&ChapterID=0&Print=True';
const idahoGuide = secondary(
  'Open Exam Prep, How to become a notary in Idaho 2026',
  'https://open-exam-prep.com/blog/idaho-notary-guide-2026',
);
const indianaCommission = statute(
  'Ind. Code § 33-42-12-1',
  'https://codes.findlaw.com/in/title-33-courts-and-court-officers/in-code-sect-33-42-12-1/',
);
const indianaGuide = secondary(
  'Open Exam Prep, How to become a notary public in Indiana',
  'https://open-exam-prep.com/blog/indiana-notary-guide-2026',
);
const kansasGuide = secondary(
  'Open Exam Prep, How to become a notary public in Kansas',
  'https://open-exam-prep.com/blog/kansas-notary-guide-2026',
);
const kentuckyFees = statute(
  'Ky. Rev. Stat. § 423.430',
  'https://courtgpt.ai/laws/kentucky/chapter-423/section-423-430',
);
const maineGuide = secondary(
  'Open Exam Prep, Maine notary overview',
  'https://open-exam-prep.com/study-guides/me-notary/introduction-to-maine-notary/overview-and-exam-format',
);

/** The fee is counted as in `alabamaToHawaii`. */
export const idahoToMaine: NotaryLaw[] = [
  {
    code: 'ID',
    termYears: fact(6, '2026-01', idahoGuide),
    commissionFeeCents: fact(3_000, '2026-01', idahoGuide),
    bondCents: fact(1_000_000, '2026-01', idahoGuide),
    maxFeePerActCents: fact(500, '2026-01', idahoGuide),
    ron: fact(
      'permanent',
      '2026-11',
      statute(
        'Idaho Code § 51-114A',
        'https://legislature.idaho.gov/statutesrules/idstat/Title51/T51CH1/SECT51-114A',
      ),
    ),
    ronNote: 'In force since January 1, 2020.',
  },
  {
    code: 'IL',
    termYears: fact(4, '2026-11', statute('5 Ill. Comp. Stat. 312/2-101', ilcs)),
    commissionFeeCents: fact(1_500, '2026-11', statute('5 Ill. Comp. Stat. 312/2-103(a)', ilcs)),
    bondCents: fact(500_000, '2026-11', statute('5 Ill. Comp. Stat. 312/2-105', ilcs)),
    maxFeePerActCents: fact(500, '2026-11', statute('5 Ill. Comp. Stat. 312/3-104(a)', ilcs)),
    ron: fact('permanent', '2026-11', statute('5 Ill. Comp. Stat. 312/6A-101 et seq.', ilcs)),
    ronNote:
      'In force since June 5, 2023; the notary needs an electronic commission and a further bond of $25,000.',
  },
  {
    code: 'IN',
    termYears: fact(8, '2026-01', indianaGuide),
    commissionFeeCents: fact(
      7_500,
      '2026-11',
      official('Indiana INBiz, Notaries', 'https://inbiz.in.gov/certification/notary'),
    ),
    bondCents: fact(2_500_000, '2024-01', indianaCommission),
    maxFeePerActCents: fact(1_000, '2026-01', indianaGuide),
    ron: fact(
      'permanent',
      '2026-11',
      statute('Ind. Code § 33-42-17-2', 'https://lexace.ai/us/statute/indiana/33-42-17-2'),
    ),
    ronNote: 'The notary registers first and must be in Indiana during the act.',
  },
  {
    code: 'IA',
    termYears: fact(3, '2024-11', nnaReference('Iowa', 3258450088, 'Iowa Code § 9B.21(6)')),
    commissionFeeCents: fact(
      3_000,
      '2026-11',
      secondary(
        'American Association of Notaries, Iowa',
        'https://notarypublicstamps.com/become-a-notary/iowa',
      ),
    ),
    bondCents: fact(0, '2024-11', nnaReference('Iowa', 3258450088)),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2019-04',
      nnaUpdate('Iowa Senate File 475, on Iowa Code § 9B.14A', 'ia-senate-file-475'),
    ),
    ronNote: 'In force since July 1, 2020.',
  },
  {
    code: 'KS',
    termYears: fact(
      4,
      '2022-06',
      nnaUpdate('Kansas temporary regulations of 2022', 'ks-temporary-regulations-2022'),
    ),
    commissionFeeCents: fact(
      2_500,
      '2026-11',
      official('Kansas Secretary of State, Notary', 'http://www.kssos.org/business/notary.html'),
    ),
    bondCents: fact(
      1_200_000,
      '2022-03',
      secondary(
        'National Notary Association, New Kansas law (Senate Bill 106)',
        'https://nationalnotary.org/notary-bulletin/blog/2022/03/kansas-notaries-bond-increase-ron-in-effect',
      ),
    ),
    maxFeePerActCents: fact('no_limit', '2026-11', kansasGuide),
    ron: fact('permanent', '2021-04', nnaUpdate('Kansas Senate Bill 106', 'ks-senate-bill-106')),
    ronNote: 'In force since January 1, 2022.',
  },
  {
    code: 'KY',
    termYears: fact(
      4,
      '2026-11',
      statute('Ky. Rev. Stat. § 423.390(3)', 'https://self-law.org/code/ky/423-390'),
    ),
    commissionFeeCents: fact(1_000, '2026-11', kentuckyFees),
    bondCents: fact(
      100_000,
      '2026-11',
      official('Leslie County Clerk, Notary bonds', 'https://lesliecountyclerk.ky.gov/rec/mr/Pages/nb.aspx'),
    ),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-11',
      secondary(
        'Eddyville Mall, How much can a notary charge in Kentucky, on Senate Bill 214 of 2016 and Ky. Rev. Stat. § 64.300',
        'http://www.eddyvillemall.com/kentucky/how-much-can-a-notary-charge-in-kentucky.html',
      ),
    ),
    ron: fact(
      'permanent',
      '2019-03',
      nnaUpdate('Kentucky Senate Bill 114 (now Ky. Rev. Stat. § 423.355)', 'ky-senate-bill-114'),
    ),
    ronNote: 'In force since January 1, 2020; the notary registers as an online notary first.',
  },
  {
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
  {
    code: 'ME',
    termYears: fact(7, '2024-12', nnaReference('Maine', 3258450202, 'Me. Rev. Stat. tit. 4, § 1922(4)')),
    commissionFeeCents: fact(5_000, '2026-06', maineGuide),
    bondCents: fact(0, '2026-06', maineGuide),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2022-04',
      nnaUpdate('Maine House Paper 1503, on Me. Rev. Stat. tit. 4, § 1915', 'me-house-paper-1503'),
    ),
    ronNote: 'Rules for remote acts have applied since July 5, 2023.',
  },
];
