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

const leginfo = 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=';
const floridaStatutes =
  'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/';

const alabamaSummary = secondary(
  'Online Notary Center, Alabama (Act 2023-548)',
  'https://www.onlinenotarycenter.com/notary-service/alabama',
);
const alabamaCharges = secondary(
  'LegalClarity, How much can a notary charge in Alabama, on Ala. Code §§ 36-20-73.1 and 36-20-74',
  'https://legalclarity.org/how-much-can-a-notary-charge-in-alabama',
);
const alaskaOffice = official(
  'Alaska Lieutenant Governor, Overview and qualifications',
  'https://ltgov.alaska.gov/notaries-public/overview-and-qualifications',
);
const arizonaLicense = secondary(
  'Open Exam Prep, Arizona notary application process',
  'https://open-exam-prep.com/exams/az-notary/becoming-arizona-notary/application-process',
);
const arkansasCommission =
  'https://law.justia.com/codes/arkansas/2020/title-21/chapter-14/subchapter-1/section-21-14-101/';
const coloradoAgency = secondary(
  'Notary Service and Bonding Agency, Colorado',
  'https://www.notarybonding.com/available-states/colorado',
);
const connecticutLicense = secondary(
  'getlicensemap.com, Connecticut notary public',
  'https://www.getlicensemap.com/states/notary/connecticut',
);
const connecticutJournal = secondary(
  'NotaryAct, Connecticut, on Conn. Gen. Stat. § 3-95 and Public Act 23-28',
  'https://www.notaryact.com/notary-journal-law/connecticut/',
);
const delawareTerm = statute(
  'Del. Code tit. 29, § 4307(a)',
  'http://delcode.delaware.gov/title29/c043/sc01/',
);
const floridaCommission = statute('Fla. Stat. § 117.01', `${floridaStatutes}0117.01.html`);
const georgiaClerk = official(
  'Clerk of Superior Court, Chatham County, Civil and Notary',
  'https://courts.chathamcountyga.gov/Superior/CivilNotary',
);

const hawaiiLicense = secondary(
  'getlicensemap.com, Hawaii notary public',
  'https://www.getlicensemap.com/states/notary/hawaii',
);

/**
 * The fee is what the commissioning office takes for application and commission together, without examinations
 * and without what another office takes for recording. Where remote acts are allowed on paper only, nothing can be
 * notarized online: the standing is `not_authorized` and the note says what is allowed.
 */
export const alabamaToHawaii: NotaryLaw[] = [
  {
    code: 'AL',
    termYears: fact(
      4,
      '2026-11',
      statute(
        'Ala. Code § 36-20-70(a)',
        'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_36-20-70',
      ),
    ),
    commissionFeeCents: fact(3_500, '2026-02', alabamaSummary),
    bondCents: fact(
      5_000_000,
      '2024-05',
      statute(
        'Ala. Code § 36-20-71(a)',
        'https://casetext.com/statute/code-of-alabama/title-36-public-officers-and-employees/chapter-20-notaries-public/article-4-employment-of-notaries-public/section-36-20-71-bond',
      ),
    ),
    maxFeePerActCents: fact(1_000, '2026-11', alabamaCharges),
    ron: fact('not_authorized', '2026-11', alabamaCharges),
    ronNote:
      'A notary may act by two-way video, but only on paper and with a signature in wet ink (Ala. Code § 36-20-73.1).',
  },
  {
    code: 'AK',
    termYears: fact(4, '2024-12', nnaReference('Alaska', 3258318849, 'Alaska Stat. § 44.50.010(b)')),
    commissionFeeCents: fact(4_000, '2026-11', alaskaOffice),
    bondCents: fact(250_000, '2024-12', nnaReference('Alaska', 3258318849, 'Alaska Stat. § 44.50.034(a)')),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2026-11',
      official(
        'Alaska Lieutenant Governor, Alaska Notary Public Office, on Alaska Stat. § 44.50.075',
        'https://ltgov.alaska.gov/notaries-public',
      ),
    ),
    ronNote: 'In force since January 1, 2021.',
  },
  {
    code: 'AZ',
    termYears: fact(4, '2025-10', nnaReference('Arizona', 3258253368, 'Ariz. Rev. Stat. § 41-269(E)')),
    commissionFeeCents: fact(4_300, '2026-01', arizonaLicense),
    bondCents: fact(500_000, '2025-10', nnaReference('Arizona', 3258253368, 'Ariz. Admin. Code R2-12-1103')),
    maxFeePerActCents: fact(
      1_000,
      '2018-03',
      nnaUpdate(
        'Arizona administrative rule of 2018, on Ariz. Admin. Code R2-12-1102',
        'az-administrative-rule-2018',
      ),
    ),
    ron: fact(
      'permanent',
      '2025-10',
      nnaReference('Arizona', 3258253368, 'Ariz. Rev. Stat. § 41-319 and Ariz. Admin. Code R2-12, art. 13'),
    ),
    ronNote: 'Recordings are kept for five years (Ariz. Admin. Code R2-12-1308).',
  },
  {
    code: 'AR',
    termYears: fact(10, '2020-12', statute('Ark. Code Ann. § 21-14-101(a)(2)', arkansasCommission)),
    commissionFeeCents: fact(2_000, '2020-12', statute('Ark. Code Ann. § 21-14-101(c)', arkansasCommission)),
    bondCents: fact(
      750_000,
      '2026-11',
      secondary(
        'LegalClarity, Arkansas notary handbook, on Ark. Code Ann. § 21-14-101',
        'https://legalclarity.org/arkansas-notary-handbook-rules-and-requirements',
      ),
    ),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-11',
      statute('Ark. Code Ann. § 21-6-309', 'https://policyrisk.com/states/arkansas/statutes/21-6-309'),
    ),
    ron: fact(
      'permanent',
      '2026-11',
      statute('Ark. Code Ann. § 21-14-304', 'https://policyrisk.com/states/arkansas/statutes/21-14-304'),
    ),
    ronNote: 'A course, an examination and a registration with the Secretary of State come first.',
  },
  {
    code: 'CA',
    termYears: fact(4, '2026-11', statute('Cal. Gov. Code § 8204', `${leginfo}8204`)),
    commissionFeeCents: fact(
      2_000,
      '2024-09',
      rule(
        'Cal. Code Regs. tit. 2, § 20802',
        'https://regulations.justia.com/states/california/title-2/division-7/chapter-8/section-20802',
      ),
    ),
    bondCents: fact(1_500_000, '2026-11', statute('Cal. Gov. Code § 8213', `${leginfo}8213`)),
    maxFeePerActCents: fact(1_500, '2026-11', statute('Cal. Gov. Code § 8211', `${leginfo}8211`)),
    ron: fact('enacted', '2026-11', statute('Cal. Gov. Code § 8231(b)', `${leginfo}8231`)),
    ronNote:
      'Not before the system of the Secretary of State is ready, which is due by January 1, 2030 and may be put off.',
  },
  {
    code: 'CO',
    termYears: fact(4, '2024-12', nnaReference('Colorado', 3258351618, 'Colo. Rev. Stat. § 24-21-521(6)')),
    commissionFeeCents: fact(1_000, '2026-11', coloradoAgency),
    bondCents: fact(0, '2024-12', nnaReference('Colorado', 3258351618)),
    maxFeePerActCents: fact(
      1_500,
      '2026-11',
      official(
        'Colorado Secretary of State, Notary FAQs, Fees',
        'https://coloradosos.gov/pubs/notary/FAQ/fees.html',
      ),
    ),
    ron: fact(
      'permanent',
      '2020-06',
      nnaUpdate('Colorado Senate Bill 20-096, on Colo. Rev. Stat. § 24-21-514.5', 'co-senate-bill-20-096'),
    ),
    ronNote: 'In force since December 31, 2020.',
  },
  {
    code: 'CT',
    termYears: fact(
      5,
      '2024-12',
      statute(
        'Conn. Gen. Stat. § 3-94c(a)',
        'https://casetext.com/statute/general-statutes-of-connecticut/title-3-state-elective-officers/chapter-33-secretary/section-3-94c-term-of-office-of-notary-recording-of-certificate-and-oath',
      ),
    ),
    commissionFeeCents: fact(12_000, '2026-02', connecticutLicense),
    bondCents: fact(0, '2026-02', connecticutLicense),
    maxFeePerActCents: fact(500, '2026-11', connecticutJournal),
    ron: fact('not_authorized', '2026-11', connecticutJournal),
    ronNote:
      'Since October 1, 2023 a notary may act by video on paper documents only, and not for the land records (Conn. Gen. Stat. § 3-95b).',
  },
  {
    code: 'DE',
    termYears: fact(2, '2024-12', delawareTerm),
    commissionFeeCents: fact(6_000, '2024-12', delawareTerm),
    bondCents: fact(0, '2024-12', nnaReference('Delaware', 3258253436)),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, Delaware notary fee regulations',
        'https://legalclarity.org/delaware-notary-fee-regulations-and-legal-guidelines',
      ),
    ),
    ron: fact(
      'permanent',
      '2026-11',
      statute('83 Del. Laws ch. 425', 'https://legis.delaware.gov/SessionLaws/Chapter?id=41490'),
    ),
    ronNote: 'In force since August 1, 2023.',
  },
  {
    code: 'FL',
    termYears: fact(4, '2026-11', floridaCommission),
    commissionFeeCents: fact(3_900, '2026-11', floridaCommission),
    bondCents: fact(750_000, '2026-11', floridaCommission),
    maxFeePerActCents: fact(
      1_000,
      '2026-11',
      statute('Fla. Stat. § 117.05(2)(a)', `${floridaStatutes}0117.05.html`),
    ),
    ron: fact('permanent', '2026-11', statute('Fla. Stat. § 117.209', `${floridaStatutes}0117.209.html`)),
    ronNote:
      'In force since January 1, 2020; the recording is uninterrupted and unedited and is kept for 10 years.',
  },
  {
    code: 'GA',
    termYears: fact(4, '2026-11', georgiaClerk),
    // The clerk of each county sets it, between $40 and $55.
    commissionFeeCents: 'unknown',
    bondCents: fact(
      0,
      '2026-11',
      secondary(
        '123notary.com, Georgia notary fees, application and commission',
        'http://123notary.com/Georgia/notarypublic_fees_application_commission_information.htm',
      ),
    ),
    maxFeePerActCents: fact(
      200,
      '2026-11',
      statute(
        'Ga. Code Ann. § 45-17-11',
        'https://courtgpt.ai/laws/georgia/title-45/chapter-17/article-1/section-45-17-11',
      ),
    ),
    ron: fact(
      'not_authorized',
      '2026-09',
      secondary(
        'SignSealShip, site summary',
        'https://raw.githubusercontent.com/api-evangelist/signsealship/refs/heads/main/llms/signsealship-llms.txt',
      ),
    ),
    ronNote: 'A bill that would allow it was introduced in 2025 (House Bill 289).',
  },
  {
    code: 'HI',
    termYears: fact(4, '2026-11', hawaiiLicense),
    // $20 for the application and $100 for the commission, which rules have put in the place of the $40 of Haw. Rev. Stat. § 456-9.
    commissionFeeCents: fact(12_000, '2026-11', hawaiiLicense),
    bondCents: fact(100_000, '2026-11', hawaiiLicense),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      statute(
        'Haw. Rev. Stat. § 456-17(7)',
        'https://casetext.com/statute/hawaii-revised-statutes/division-2-business/title-25-professions-and-occupations/chapter-456-notaries-public/section-456-17-fees',
      ),
    ),
    ron: fact(
      'permanent',
      '2020-09',
      nnaUpdate('Hawaii Senate Bill 2275 (Act 54 of 2020)', 'hi-senate-bill-2275'),
    ),
    ronNote: 'In force since January 1, 2021.',
  },
];
