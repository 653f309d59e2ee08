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

const oregonCommission = 'https://www.oregonlaws.org/ors/194.315';
const oregonApplication = 'https://oregon.public.law/statutes/ors_194.365';
const oregonFees = 'https://oregon.public.law/statutes/ors_194.400';

const pennsylvaniaCommission =
  'https://govt.westlaw.com/pac/Document/N33E913406AAE11EDBCD0ECC1A58D6627?viewType=FullText';
const pennsylvaniaSchedule = 'https://panotaryedu.com/guides/fees-schedule/';

const islandFee =
  'https://legalfix.com/statutes/state-codes/rhode-island/title-42/chapter-42-30-1/section-42-30-1-15';

const islandReference = nnaReference('Rhode Island', 3260055849);

const carolinaGuide = secondary(
  'getlicensemap.com, South Carolina notary public',
  'https://getlicensemap.com/states/notary/south-carolina',
);
const carolinaTerm = 'http://laws9.com/statutes/south-carolina/title-26/chapter-1';
const carolinaReference = nnaReference('South Carolina', 3259990372, 'S.C. Code tit. 26, ch. 2');

const dakotaChapter = 'https://sdlegislature.gov/Statutes/18-1';
const dakotaBond = 'https://app.legiplex.com/sd/legislature/2025/2025-r/bills/hb1133/drafts-compare';

const tennesseeGuide = official(
  'County Technical Assistance Service: $5 to the Secretary of State, besides $7 to the county clerk',
  'http://eli.ctas.tennessee.edu/reference/qualifications-election-and-powers',
);

const tennesseeBond = 'https://instalawyer.io/laws/2021-tennessee-code/8-16-104-surety-bond';
const tennesseeOnline = 'https://www.lawserver.com/law/state/tennessee/tn-code/tennessee_code_8-16-306';
const tennesseeFees = 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201';

const texasChapter = 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm';

const utahProcess = 'https://notary.utah.gov/qualifications-and-process';
const utahBond = 'https://notary.utah.gov/notarial-bond/';
const utahFees = 'https://notary.utah.gov/2019/11/06/notarization-fee-change/';

const vermontReference = nnaReference('Vermont', 3260056099);
const vermontFees =
  'https://law.uslawyerdatabase.com/category/us-law/2022-vermont-statutes/title-26-professions-and-occupations/chapter-103-notaries-public/subchapter-2-administration-chapter-103-notaries-public';
const vermontGuide = 'https://open-exam-prep.com/blog/vermont-notary-exam-guide-2026';
const vermontRemote = 'https://legislature.vermont.gov/statutes/section/26/103/05379';

const virginiaGuide = secondary(
  'open-exam-prep.com, Virginia notary guide 2026',
  'https://open-exam-prep.com/blog/virginia-notary-guide-2026',
);
const virginiaTerm =
  'https://law.uslawyerdatabase.com/category/us-law/2022-code-of-virginia/title-47-1-notaries-and-out-of-state-commissioners/page/2';
const virginiaCalculator = 'https://rivermaplearning.com/tools/notary-fee-calculator/virginia/';

const washingtonCommission = 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.200';
const washingtonRules = 'https://app.leg.wa.gov/wac/default.aspx?cite=308-30&full=true';
const washingtonGuide = secondary(
  'open-exam-prep.com, Washington notary guide 2026',
  'https://open-exam-prep.com/blog/washington-notary-guide-2026',
);

const virginiaWestCommission = statute('W. Va. Code § 39-4-20', 'https://code.wvlegislature.gov/39-4-20/');
const virginiaWestGuide = 'https://getlicensemap.com/states/notary/west-virginia';

const wisconsinChapter = 'https://docs.legis.wisconsin.gov/statutes/statutes/140';

const wisconsinGuide = 'https://www.notarypublicstamps.com/become-a-notary/wisconsin/';

const wyomingCommission = 'https://wyomingstateauthority.com/laws/state_statute/32-3-121/';
const wyomingFees = 'https://codes.findlaw.com/wy/title-32-notaries-public/wy-st-sect-32-3-126/';
const wyomingDefinitions =
  'https://law.justia.com/codes/wyoming/2022/title-32/chapter-3/article-1/section-32-3-102/';

export const oregonToWyoming: NotaryLaw[] = [
  {
    code: 'OR',
    termYears: fact(4, checked, statute('ORS 194.315(4)', oregonCommission)),
    commissionFeeCents: fact(4_000, checked, statute('ORS 194.365(1) (at most $40)', oregonApplication)),
    bondCents: fact(0, checked, statute('ORS 194.315 (no bond is asked for)', oregonCommission)),
    maxFeePerActCents: fact(1_000, checked, statute('ORS 194.400(1)', oregonFees)),
    ron: fact(
      'permanent',
      checked,
      statute(
        'ORS 194.277',
        'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_194-277',
      ),
    ),
    ronNote: 'At most $25 for a remote act (ORS 194.400).',
  },
  {
    code: 'PA',
    termYears: fact(4, '2025-09', nnaReference('Pennsylvania', 3260055790, '57 Pa.C.S. § 321(e)')),
    commissionFeeCents: fact(4_200, checked, statute('57 Pa.C.S. § 321(b)(2)', pennsylvaniaCommission)),
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
  {
    code: 'RI',
    termYears: fact(4, '2024-11', islandReference),
    commissionFeeCents: fact(8_000, checked, statute('R.I. Gen. Laws § 42-30.1-15(a)(2)', islandFee)),
    bondCents: fact(0, '2024-11', islandReference),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2022-06',
      nnaUpdate(
        'Rhode Island House Bill 7363 (P.L. 2022, chs. 438 and 439)',
        'ri-house-bill-7363-senate-bill-2705',
      ),
    ),
    ronNote: 'Allowed by statute since June 30, 2022.',
  },
  {
    code: 'SC',
    termYears: fact(10, checked, statute('S.C. Code § 26-1-10', carolinaTerm)),
    commissionFeeCents: fact(2_500, checked, carolinaGuide),
    bondCents: fact(0, checked, carolinaGuide),
    // House Bill 5140 of 2026 would raise it to $10; that it passed was not found.
    maxFeePerActCents: fact(
      500,
      checked,
      secondary(
        'LegalClarity, South Carolina notary fees, on S.C. Code § 26-1-100',
        'https://legalclarity.org/south-carolina-notary-fees-what-notaries-can-charge',
      ),
    ),
    ron: fact('not_authorized', '2024-01', carolinaReference),
    ronNote: 'The Electronic Notary Public Act of 2021 still has the signer appear in person.',
  },
  {
    code: 'SD',
    termYears: fact(6, checked, statute('S.D. Codified Laws § 18-1-1', dakotaChapter)),
    commissionFeeCents: fact(3_000, checked, statute('S.D. Codified Laws § 18-1-1', dakotaChapter)),
    bondCents: fact(
      0,
      checked,
      statute('S.D. Codified Laws § 18-1-2, as amended by HB 1133 (2025)', dakotaBond),
    ),
    maxFeePerActCents: fact(1_000, checked, statute('S.D. Codified Laws § 18-1-9', dakotaChapter)),
    ron: fact('permanent', checked, statute('S.D. Codified Laws § 18-1-11.2', dakotaChapter)),
    ronNote: 'For electronic records since 2024.',
  },
  {
    code: 'TN',
    termYears: fact(4, '2024-07', nnaReference('Tennessee', 3260055966, 'Tenn. Code § 8-16-103')),
    commissionFeeCents: fact(500, checked, tennesseeGuide),
    bondCents: fact(1_000_000, checked, statute('Tenn. Code § 8-16-104', tennesseeBond)),
    maxFeePerActCents: fact('no_limit', checked, statute('Tenn. Code § 8-21-1201(a)', tennesseeFees)),
    ron: fact('permanent', checked, statute('Tenn. Code § 8-16-306', tennesseeOnline)),
    ronNote: 'The Online Notary Public Act has been in force since July 1, 2019.',
  },
  {
    code: 'TX',
    termYears: fact(4, checked, statute("Tex. Gov't Code § 406.002", texasChapter)),
    commissionFeeCents: fact(2_100, checked, statute("Tex. Gov't Code § 406.007", texasChapter)),
    bondCents: fact(1_000_000, checked, statute("Tex. Gov't Code § 406.010", texasChapter)),
    maxFeePerActCents: fact(1_000, checked, statute("Tex. Gov't Code § 406.024(a)(5)", texasChapter)),
    ron: fact(
      'permanent',
      '2017-06',
      nnaUpdate("Texas House Bill 1217 (Tex. Gov't Code ch. 406, subch. C)", 'tx-house-bill-1217'),
    ),
    ronNote: 'Allowed since July 1, 2018 to commissioned online notaries; recordings are kept 5 years.',
  },
  {
    code: 'UT',
    termYears: fact(
      4,
      checked,
      statute('Utah Code § 46-1-4(1)(a)', 'https://lexace.ai/us/statute/utah/46-1-4'),
    ),
    commissionFeeCents: fact(
      9_500,
      checked,
      official('Utah Lieutenant Governor, qualifications and process', utahProcess),
    ),
    bondCents: fact(500_000, checked, official('Utah Lieutenant Governor, notarial bond', utahBond)),
    maxFeePerActCents: fact(1_000, checked, statute('Utah Code § 46-1-12(1)(a)', utahFees)),
    ron: fact(
      'permanent',
      '2019-03',
      nnaUpdate('Utah House Bill 52, on Utah Code §§ 46-1-3.5 and 46-1-3.6', 'ut-house-bill-52'),
    ),
    ronNote: 'Allowed since November 1, 2019 to certified remote notaries; at most $25 an act.',
  },
  {
    code: 'VT',
    termYears: fact(2, '2025-05', vermontReference),
    commissionFeeCents: fact(3_000, '2022-12', statute('26 V.S.A. § 5324(a)', vermontFees)),
    bondCents: fact(0, '2025-05', vermontReference),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-01',
      secondary('open-exam-prep.com, Vermont notary guide 2026', vermontGuide),
    ),
    ron: fact('permanent', checked, statute('26 V.S.A. § 5379', vermontRemote)),
    ronNote: 'The notary needs a special endorsement (26 V.S.A. § 5341(d)).',
  },
  {
    code: 'VA',
    termYears: fact(4, '2022-12', statute('Va. Code § 47.1-21', virginiaTerm)),
    commissionFeeCents: fact(4_500, '2026-01', virginiaGuide),
    bondCents: fact(0, '2026-01', virginiaGuide),
    maxFeePerActCents: fact(
      1_000,
      '2026-01',
      secondary('rivermaplearning.com, Virginia, on Va. Code § 47.1-19', virginiaCalculator),
    ),
    ron: fact(
      'permanent',
      checked,
      secondary(
        'National Association of Secretaries of State, remote electronic notarization',
        'https://www.nass.org/initiatives/remote-electronic-notarization',
      ),
    ),
    ronNote:
      'A law of 2011 allowed it, first of all states; the notary is commissioned as an electronic notary (Va. Code § 47.1-7).',
  },
  {
    code: 'WA',
    termYears: fact(4, checked, statute('RCW 42.45.200', washingtonCommission)),
    commissionFeeCents: fact(4_000, '2026-01', washingtonGuide),
    bondCents: fact(1_000_000, checked, rule('WAC 308-30-030(1)(a)', washingtonRules)),
    maxFeePerActCents: fact(1_500, '2026-01', washingtonGuide),
    ron: fact('permanent', '2024-05', rule('WAC 308-30-290 (on RCW 42.45.280)', washingtonRules)),
    ronNote: 'Allowed since October 1, 2020; at most $25 a remote act (WAC 308-30-220).',
  },
  {
    code: 'WV',
    termYears: fact(5, checked, virginiaWestCommission),
    commissionFeeCents: fact(
      5_200,
      checked,
      secondary('getlicensemap.com, West Virginia notary public', virginiaWestGuide),
    ),
    bondCents: fact(0, checked, virginiaWestCommission),
    maxFeePerActCents: fact(
      1_000,
      checked,
      statute('W. Va. Code § 39-4-30(a)', 'https://code.wvlegislature.gov/39-4-30/'),
    ),
    ron: fact(
      'permanent',
      '2022-03',
      nnaUpdate('West Virginia Senate Bill 334, on W. Va. Code §§ 39-4-37 and 39-4-38', 'wv-senate-bill-334'),
    ),
    ronNote: 'Section 39-4-38 also allows a paper to be signed in ink and notarized over video.',
  },
  {
    code: 'WI',
    termYears: fact(4, '2024-09', nnaReference('Wisconsin', 3260056343, 'Wis. Stat. § 140.02(1)(f)')),
    commissionFeeCents: fact(
      2_000,
      checked,
      secondary('American Association of Notaries, Wisconsin', wisconsinGuide),
    ),
    bondCents: fact(50_000, '2024-09', nnaReference('Wisconsin', 3260056343, 'Wis. Stat. § 140.02(1)(d)')),
    maxFeePerActCents: fact(
      500,
      '2023-12',
      nnaUpdate('Wisconsin administrative rules of 2023', 'wi-administrative-rules-2023'),
    ),
    ron: fact('permanent', checked, statute('Wis. Stat. § 140.145', wisconsinChapter)),
    ronNote: 'Allowed since May 2020 (2019 Wisconsin Act 125).',
  },
  {
    code: 'WY',
    termYears: fact(6, checked, statute('Wyo. Stat. § 32-3-120(e)', wyomingCommission)),
    commissionFeeCents: fact(6_000, checked, statute('Wyo. Stat. § 32-3-120(d)(ii)', wyomingCommission)),
    bondCents: fact(0, checked, statute('Wyo. Stat. § 32-3-120 (no bond is asked for)', wyomingCommission)),
    maxFeePerActCents: fact(1_000, checked, statute('Wyo. Stat. § 32-3-126(b)', wyomingFees)),
    ron: fact('permanent', checked, statute('Wyo. Stat. §§ 32-3-102, 32-3-120(g)', wyomingDefinitions)),
    ronNote: 'Allowed since 2021.',
  },
];
