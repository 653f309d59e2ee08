import type { NotaryLaw } from '@/lib/catalogue/schema';
import { fact, official, rule, secondary, statute } from '@/lib/catalogue/content/notary-law/fact';

const ilcs = 'https://ilga.gov/legislation/ilcs/ilcs4.asp?ActID=107&ChapterID=0&Print=True';
const minnesotaStatutes = 'https://www.revisor.mn.gov/statutes/cite/';
const massachusettsLaws = 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section';

/** The reference work of the National Notary Association, which says of each state whether it asks for a bond. */
function nnaReference(state: string, page: number) {
  return secondary(
    `National Notary Association, U.S. Notary Reference, ${state}`,
    `https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/${page}`,
  );
}

const idahoGuide = secondary(
  'Open Exam Prep, How to become a notary in Idaho 2026',
  'https://open-exam-prep.com/blog/idaho-notary-guide-2026',
);
const indianaCommission = statute(
  'Ind. Code § 33-42-12-1',
  'https://codes.findlaw.com/in/title-33-courts-and-court-officers/in-code-sect-33-42-12-1/',
);
const kansasCommission = 'Kan. Stat. Ann. § 53-5a22';
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
const marylandLicense = secondary(
  'getlicensemap.com, Maryland notary public',
  'https://getlicensemap.com/states/notary/maryland',
);
const michiganGuide = secondary(
  'Open Exam Prep, Michigan notary public requirements',
  'https://open-exam-prep.com/blog/michigan-notary-requirements-fees-2026',
);

/** The fee is counted as in `alabamaToHawaii`. */
export const idahoToMissouri: NotaryLaw[] = [
  {
    code: 'ID',
    termYears: fact(6, '2025-05', statute('Idaho Code § 51-121(4)')),
    commissionFeeCents: fact(3_000, '2026-01', idahoGuide),
    bondCents: fact(1_000_000, '2025-05', statute('Idaho Code § 51-121(3)')),
    maxFeePerActCents: fact(500, '2026-01', statute('Idaho Code § 51-133')),
    ron: fact('permanent', '2026-01', statute('Idaho Code § 51-114A')),
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
    termYears: fact(8, '2024-01', indianaCommission),
    commissionFeeCents: fact(
      7_500,
      '2026-11',
      official('Indiana INBiz, Notaries', 'https://inbiz.in.gov/certification/notary'),
    ),
    bondCents: fact(2_500_000, '2024-01', indianaCommission),
    maxFeePerActCents: fact(1_000, '2026-11', statute('Ind. Code § 33-42-14-1(a)')),
    ron: fact(
      'permanent',
      '2026-11',
      statute('Ind. Code § 33-42-17-2', 'https://lexace.ai/us/statute/indiana/33-42-17-2'),
    ),
    ronNote: 'The notary registers first and must be in Indiana during the act.',
  },
  {
    code: 'IA',
    termYears: fact(3, '2024-11', statute('Iowa Code § 9B.21(6)')),
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
    ron: fact('permanent', '2026-11', statute('Iowa Code § 9B.14A')),
    ronNote: 'In force since July 1, 2020.',
  },
  {
    code: 'KS',
    termYears: fact(4, '2024-12', statute(`${kansasCommission}(f)`)),
    commissionFeeCents: fact(
      2_500,
      '2026-11',
      official('Kansas Secretary of State, Notary', 'http://www.kssos.org/business/notary.html'),
    ),
    bondCents: fact(1_200_000, '2026-11', statute(`${kansasCommission}(a)(2)`)),
    maxFeePerActCents: fact('no_limit', '2026-11', kansasGuide),
    ron: fact('permanent', '2026-11', kansasGuide),
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
    maxFeePerActCents: fact('no_limit', '2026-11', statute('Ky. Rev. Stat. § 64.300')),
    ron: fact('permanent', '2026-11', statute('Ky. Rev. Stat. § 423.355')),
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
      secondary(
        'National Notary Association, Louisiana House Bill 259 (Act 258 of 2025, La. Rev. Stat. § 35:71)',
        'https://www.nationalnotary.org/knowledge-center/news/law-updates/la-house-bill-259',
      ),
    ),
    maxFeePerActCents: 'unknown',
    ron: fact('permanent', '2026-11', statute('La. Rev. Stat. § 35:621 et seq.')),
  },
  {
    code: 'ME',
    termYears: fact(7, '2026-06', statute('Me. Rev. Stat. tit. 4, § 1922(4)')),
    commissionFeeCents: fact(5_000, '2026-06', maineGuide),
    bondCents: fact(0, '2026-06', maineGuide),
    maxFeePerActCents: 'unknown',
    ron: fact('permanent', '2026-06', statute('Me. Rev. Stat. tit. 4, § 1915')),
    ronNote: 'Rules for remote acts have applied since July 5, 2023.',
  },
  {
    code: 'MD',
    termYears: fact(
      4,
      '2026-11',
      statute('Md. Code, State Gov’t § 18-103(c)(1)', 'https://lexace.ai/us/statute/maryland/SG-18-103'),
    ),
    commissionFeeCents: fact(2_500, '2026-11', marylandLicense),
    bondCents: fact(0, '2026-11', marylandLicense),
    maxFeePerActCents: fact(
      800,
      '2024-01',
      secondary(
        'National Notary Association, Maryland administrative regulations of 2024 (Md. Code Regs. 01.02.08)',
        'https://www.nationalnotary.org/knowledge-center/news/law-updates/md-administrative-regulations-2024',
      ),
    ),
    ron: fact('permanent', '2026-11', statute('Md. Code, State Gov’t § 18-214')),
  },
  {
    code: 'MA',
    termYears: fact(7, '2024-12', statute('Mass. Gen. Laws ch. 222, § 14', `${massachusettsLaws}14`)),
    commissionFeeCents: fact(
      6_000,
      '2026-11',
      secondary(
        'LegalClarity, How to become a notary public in Massachusetts',
        'https://legalclarity.org/how-to-become-a-notary-public-in-massachusetts',
      ),
    ),
    bondCents: fact(0, '2024-12', nnaReference('Massachusetts', 3258417384)),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-11',
      official(
        'Richardson v. UPS Store, Inc., 486 Mass. 126',
        'http://masscases.com/cases/sjc/486/486mass126.html',
      ),
    ),
    ron: fact(
      'enacted',
      '2026-11',
      secondary('Remote Notary Experts, Massachusetts', 'https://remotenotaryexperts.com/?p=771'),
    ),
    ronNote:
      'Mass. Gen. Laws ch. 222, § 28 took effect on January 1, 2024, but the training and the form that come first were not yet available.',
  },
  {
    code: 'MI',
    // To the birthday between six and seven years after the appointment.
    termYears: fact(6, '2026-03', statute('Mich. Comp. Laws § 55.269')),
    commissionFeeCents: fact(1_000, '2026-11', michiganGuide),
    bondCents: fact(
      1_000_000,
      '2026-03',
      statute(
        'Mich. Comp. Laws § 55.273(2)',
        'https://instalawyer.io/laws/michigan-compiled-laws/section-55273-filing-oath',
      ),
    ),
    maxFeePerActCents: fact(1_000, '2026-11', statute('Mich. Comp. Laws § 55.285')),
    ron: fact('permanent', '2026-03', statute('Mich. Comp. Laws § 55.286b')),
    ronNote: 'Only platforms that the state has approved may be used.',
  },
  {
    code: 'MN',
    termYears: fact(5, '2024-12', statute('Minn. Stat. § 359.02', `${minnesotaStatutes}359.02`)),
    commissionFeeCents: fact(
      12_000,
      '2026-11',
      statute('Minn. Stat. § 359.01', `${minnesotaStatutes}359.01`),
    ),
    bondCents: fact(0, '2024-12', nnaReference('Minnesota', 3258351792)),
    maxFeePerActCents: fact(500, '2026-11', statute('Minn. Stat. § 357.17', `${minnesotaStatutes}357.17`)),
    ron: fact('permanent', '2026-11', statute('Minn. Stat. § 358.645', `${minnesotaStatutes}358.645`)),
    ronNote: 'In force since January 1, 2019.',
  },
  {
    code: 'MS',
    termYears: fact(4, '2026-03', statute('Miss. Code Ann. § 25-34-41(5)')),
    commissionFeeCents: fact(
      2_500,
      '2026-03',
      secondary(
        'Online Notary Center, Mississippi',
        'http://docs.onlinenotarycenter.com/notary-service/mississippi',
      ),
    ),
    bondCents: fact(500_000, '2026-03', statute('Miss. Code Ann. § 25-34-41(4)')),
    maxFeePerActCents: fact(500, '2026-11', statute('Miss. Code Ann. § 25-34-9')),
    ron: fact(
      'not_authorized',
      '2026-09',
      secondary(
        'SignSealShip, site summary',
        'https://raw.githubusercontent.com/api-evangelist/signsealship/refs/heads/main/llms/signsealship-llms.txt',
      ),
    ),
    ronNote: 'An order of the governor allowed it during the emergency of 2020; no statute has followed.',
  },
  {
    code: 'MO',
    termYears: fact(4, '2025-08', statute('Mo. Rev. Stat. § 486.610.1')),
    commissionFeeCents: fact(
      2_500,
      '2026-11',
      official('St. Charles County Registrar, Notary questions', 'https://www.sccmo.org/FAQ.aspx?QID=371'),
    ),
    bondCents: fact(
      1_000_000,
      '2025-08',
      statute(
        'Mo. Rev. Stat. § 486.615.1',
        'https://www.lawserver.com/law/state/missouri/mo-laws/missouri_laws_486-615',
      ),
    ),
    maxFeePerActCents: fact(500, '2026-11', statute('Mo. Rev. Stat. § 486.685')),
    ron: fact('permanent', '2026-11', statute('Mo. Rev. Stat. § 486.1100 et seq.')),
    ronNote: 'In force since August 28, 2020.',
  },
];
