import {
  fact,
  nnaReference,
  nnaUpdate,
  official,
  rule,
  secondary,
  statute,
} from '@/lib/catalogue/content/notary-law/fact';
import type { NotaryLaw } from '@/lib/catalogue/schema';

/** The month in which the sections were looked up; a page with a date of its own keeps that date. */
const checked = '2026-11';

const montanaCode = 'https://sosmt.gov/notary/montana-notary-statutes-and-administrative-rules/';
const montanaBond = rule('Mont. Admin. R. 44.15.103', 'https://rules.mt.gov/gateWay/Print_RV.Asp?RV=49064');

const nebraskaChapter = 'https://nebraskalegislature.gov/laws/laws-index/chap64-full.html';
const nebraskaBond = 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-102';
const nebraskaSteps = 'https://sos.nebraska.gov/business-services/newnotarysteps';

const nevadaChapter = 'https://www.leg.state.nv.us/NRS/NRS-240.html';

const hampshireChapter = 'http://gencourt.state.nh.us/rsa/html/XLII/455/455-mrg.htm';
const hampshireRemote =
  'https://lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_456-b_6-a';
const hampshireGuide = secondary(
  'open-exam-prep.com, New Hampshire notary guide 2026',
  'https://open-exam-prep.com/blog/new-hampshire-notary-guide-2026',
);

const jerseyTerm = 'https://www.lawserver.com/law/state/new-jersey/nj-laws/new_jersey_laws_52_7-11';
const jerseyFee = 'https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-17-50-1-4';
const jerseyAct = 'https://www.njleg.state.nj.us/2020/Bills/PL21/179_.HTM';
const jerseyCalculator = 'https://rivermaplearning.com/tools/notary-fee-calculator/new-jersey/';
const jerseyReference = nnaReference('New Jersey', 3260055658);

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

const yorkGuide = secondary(
  'getlicensemap.com, New York notary public',
  'https://www.getlicensemap.com/states/notary/new-york',
);
const yorkFee = 'https://www.nysenate.gov/legislation/laws/EXC/131';

const carolinaFees = 'https://www.lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_10b-31';
const carolinaRemote = 'https://self-law.org/code/nc/chapter-10b/10b-106';

const dakotaChapter = 'https://law.justia.com/codes/north-dakota/2020/title-44/chapter-44-06-1/';
const dakotaRemote =
  'https://www.lawserver.com/law/state/north-dakota/nd-code/north_dakota_code_44_06-1_13-1';
const dakotaBulletin = official(
  'North Dakota Secretary of State, notary legislative updates, on N.D.C.C. § 44-06.1-28',
  'https://content.govdelivery.com/accounts/NDSOS/bulletins/3eb2663',
);

const ohioFees = 'https://codes.ohio.gov/ohio-revised-code/section-147.08';
const ohioRule = 'https://regulations.justia.com/states/ohio/title-111-6/chapter-111-6-1/section-111-6-1-03';

const oklahomaBill = secondary(
  'Notary Public Underwriters, Oklahoma Senate Bill 1028 (2025)',
  'https://notarypublicunderwriters.com/national-notary-blog/1393-oklahoma-senate-bill-1028-key-notary-law-changes-effective-january-1-2026',
);
const oklahomaFees =
  'https://d1tvxue8o4w0fl.cloudfront.net/statute/oklahoma-statutes/title-49-notaries-public/section-5-notarial-seal-authentication-of-documents-penalties-fees-exception';
const oklahomaRemote =
  'https://law.uslawyerdatabase.com/category/us-law/2022-oklahoma-statutes/title-49-notaries-public/page/2';

export const montanaToOklahoma: NotaryLaw[] = [
  {
    code: 'MT',
    termYears: fact(4, checked, montanaBond),
    commissionFeeCents: fact(
      2_500,
      '2020-07',
      official(
        'Montana Secretary of State, Applying for a commission',
        'https://sosmt.gov/notary/applying-for-a-commission-new-and-renewal/',
      ),
    ),
    bondCents: fact(2_500_000, checked, montanaBond),
    maxFeePerActCents: fact(1_000, checked, statute('Mont. Code § 1-5-626(1)', montanaCode)),
    ron: fact('permanent', checked, statute('Mont. Code §§ 1-5-603, 1-5-615', montanaCode)),
    ronNote:
      'The notary first passes a course and examination and names the system to the Secretary of State.',
  },
  {
    code: 'NE',
    termYears: fact(4, '2024-03', nnaReference('Nebraska', 3259990145, 'Neb. Rev. Stat. § 64-101(9)')),
    commissionFeeCents: fact(
      3_000,
      '2025-05',
      official('Nebraska Secretary of State, steps to obtain a new notary commission', nebraskaSteps),
    ),
    bondCents: fact(1_500_000, checked, statute('Neb. Rev. Stat. § 64-102', nebraskaBond)),
    maxFeePerActCents: fact(
      500,
      checked,
      secondary(
        'nebraskapdftemplates.com, Notary handbook of Nebraska',
        'https://nebraskapdftemplates.com/notary-handbook-nebraska-form',
      ),
    ),
    ron: fact('permanent', checked, statute('Neb. Rev. Stat. §§ 64-401 to 64-418', nebraskaChapter)),
    ronNote: 'The Online Notary Public Act has been operative since July 2020.',
  },
  {
    code: 'NV',
    termYears: fact(4, checked, statute('NRS 240.020', nevadaChapter)),
    commissionFeeCents: fact(3_500, checked, statute('NRS 240.030(1)(a)', nevadaChapter)),
    bondCents: fact(1_000_000, checked, statute('NRS 240.030(1)(d)', nevadaChapter)),
    maxFeePerActCents: fact(1_500, checked, statute('NRS 240.100', nevadaChapter)),
    ron: fact('permanent', checked, statute('NRS 240.181 to 240.206', nevadaChapter)),
    ronNote:
      'Only a registered electronic notary may do it; $25 a signature at most, recordings kept 7 years.',
  },
  {
    code: 'NH',
    termYears: fact(5, checked, statute('N.H. RSA 455:1', hampshireChapter)),
    commissionFeeCents: fact(
      7_500,
      '2026-01',
      official(
        'New Hampshire Secretary of State, notary public',
        'https://sos.nh.gov/administration/administration/notary-public/',
      ),
    ),
    bondCents: fact(0, '2026-01', hampshireGuide),
    maxFeePerActCents: fact(1_000, '2026-01', hampshireGuide),
    ron: fact('permanent', checked, statute('N.H. RSA 456-B:6-a', hampshireRemote)),
    ronNote: 'Allowed since 2022.',
  },
  {
    code: 'NJ',
    termYears: fact(5, checked, statute('N.J.S.A. 52:7-11(a)', jerseyTerm)),
    commissionFeeCents: fact(2_500, checked, rule('N.J.A.C. 17:50-1.4(b)', jerseyFee)),
    bondCents: fact(0, '2025-06', jerseyReference),
    maxFeePerActCents: fact(
      250,
      '2026-01',
      secondary('rivermaplearning.com, New Jersey, on N.J.A.C. 17:50-1.18', jerseyCalculator),
    ),
    ron: fact('permanent', checked, statute('N.J.S.A. 52:7-10.10 (P.L. 2021, c. 179)', jerseyAct)),
    ronNote: 'The New Jersey Law on Notarial Acts dates from 2021.',
  },
  {
    code: 'NM',
    termYears: fact(4, checked, statute('N.M. Stat. § 14-14A-20(E)', mexicoCommission)),
    commissionFeeCents: fact(3_000, '2022-01', mexicoRules),
    bondCents: fact(1_000_000, checked, statute('N.M. Stat. § 14-14A-20(D)', mexicoCommission)),
    maxFeePerActCents: fact(500, checked, statute('N.M. Stat. § 14-14A-28(C)', mexicoFees)),
    ron: fact('permanent', checked, statute('N.M. Stat. § 14-14A-5', mexicoRemote)),
    ronNote: 'Allowed since 2022; a technology fee of at most $25 may be added to an electronic act.',
  },
  {
    code: 'NY',
    termYears: fact(4, '2026-02', yorkGuide),
    commissionFeeCents: fact(6_000, checked, statute('N.Y. Exec. Law § 131(1)(c)', yorkFee)),
    bondCents: fact(0, '2026-02', yorkGuide),
    maxFeePerActCents: fact(
      200,
      checked,
      secondary(
        'open-exam-prep.com, notary fee schedules, on N.Y. Exec. Law § 136',
        'https://open-exam-prep.com/study-guides/notary-national/fees-bonds-insurance/notary-fee-schedules',
      ),
    ),
    ron: fact(
      'permanent',
      '2022-02',
      nnaUpdate('New York Senate 7780, on N.Y. Exec. Law § 135-c', 'ny-senate-7780'),
    ),
    ronNote: 'Allowed since January 31, 2023; at most $25 for an electronic act (19 NYCRR 182.11).',
  },
  {
    code: 'NC',
    termYears: fact(
      5,
      checked,
      secondary(
        'practicetestgeeks.com, North Carolina notary public, responsibilities and eligibility',
        'https://practicetestgeeks.com/free-nc-notary-public-responsibilities-and-eligibility-questions-and-answers/amp',
      ),
    ),
    commissionFeeCents: fact(
      5_000,
      '2026-01',
      secondary(
        'open-exam-prep.com, North Carolina, application process',
        'https://open-exam-prep.com/exams/nc-notary/qualifications-application-process/application-process',
      ),
    ),
    bondCents: fact(
      0,
      '2026-01',
      secondary(
        'open-exam-prep.com, North Carolina, notary supplies',
        'https://open-exam-prep.com/exams/nc-notary/fees-journal-seal-requirements/notary-supplies',
      ),
    ),
    maxFeePerActCents: fact(1_000, checked, statute('N.C. Gen. Stat. § 10B-31(1)', carolinaFees)),
    ron: fact(
      'enacted',
      checked,
      statute('N.C. Gen. Stat. §§ 10B-106, 10B-134.1 to -134.26', carolinaRemote),
    ),
    ronNote:
      'The law took effect on July 1, 2024 and the rules for platforms on July 1, 2025; we found no licensed platform named yet.',
  },
  {
    code: 'ND',
    termYears: fact(4, checked, statute('N.D. Cent. Code § 44-06.1-20(5)', dakotaChapter)),
    commissionFeeCents: fact(3_600, checked, statute('N.D. Cent. Code § 44-06.1-20(1)', dakotaChapter)),
    bondCents: fact(750_000, checked, statute('N.D. Cent. Code § 44-06.1-20(4)', dakotaChapter)),
    maxFeePerActCents: fact(500, '2025-08', dakotaBulletin),
    ron: fact('permanent', checked, statute('N.D. Cent. Code § 44-06.1-13.1', dakotaRemote)),
    ronNote: 'A law of 2019 allowed it.',
  },
  {
    code: 'OH',
    termYears: fact(5, '2025-07', nnaReference('Ohio', 3259859186, 'Ohio Rev. Code § 147.03')),
    commissionFeeCents: fact(1_500, '2024-09', rule('Ohio Admin. Code 111:6-1-03(A)(4)', ohioRule)),
    bondCents: fact(0, '2025-07', nnaReference('Ohio', 3259859186)),
    maxFeePerActCents: fact(500, checked, statute('Ohio Rev. Code § 147.08(A)(1)', ohioFees)),
    ron: fact(
      'permanent',
      '2019-09',
      secondary(
        'Sidney Daily News, Notary modernization moves ahead in Ohio',
        'https://www.sidneydailynews.com/news/155783/notary-modernization-moves-ahead-in-ohio',
      ),
    ),
    ronNote: 'Allowed since September 2019 to notaries whom the Secretary of State has authorized.',
  },
  {
    code: 'OK',
    termYears: fact(4, '2024-11', nnaReference('Oklahoma', 3259859238, 'Okla. Stat. tit. 49, § 1')),
    commissionFeeCents: fact(5_000, '2026-01', oklahomaBill),
    bondCents: fact(1_000_000, '2026-01', oklahomaBill),
    maxFeePerActCents: fact(500, '2024-12', statute('Okla. Stat. tit. 49, § 5(A)', oklahomaFees)),
    ron: fact('permanent', checked, statute('Okla. Stat. tit. 49, §§ 201 et seq.', oklahomaRemote)),
    ronNote: 'The Remote Online Notary Act has been in force since January 2020.',
  },
];
