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

const minnesotaStatutes = 'https://www.revisor.mn.gov/statutes/cite/';
const massachusettsLaws = 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section';
const marylandLicense = secondary(
  'getlicensemap.com, Maryland notary public',
  'https://getlicensemap.com/states/notary/maryland',
);
const michiganGuide = secondary(
  'Open Exam Prep, Michigan notary public requirements',
  'https://open-exam-prep.com/blog/michigan-notary-requirements-fees-2026',
);
const mississippiSummary = secondary(
  'Online Notary Center, Mississippi',
  'http://docs.onlinenotarycenter.com/notary-service/mississippi',
);

/** The fee is counted as in `alabamaToHawaii`. */
export const marylandToMissouri: NotaryLaw[] = [
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
      nnaUpdate(
        'Maryland administrative regulations of 2024 (Md. Code Regs. 01.02.08)',
        'md-administrative-regulations-2024',
      ),
    ),
    ron: fact(
      'permanent',
      '2024-10',
      rule(
        'Md. Code Regs. 01.02.08.07 (on Md. Code, State Gov’t tit. 18, subtit. 2)',
        'https://casetext.com/regulation/maryland-administrative-code/title-01-executive-department/subtitle-02-secretary-of-state/chapter-010208-notary-public-general-regulations/section-01020807-obligations-of-notaries-public-who-perform-remote-notarial-acts',
      ),
    ),
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
      secondary(
        'BlueNotary, How to become an online notary in Massachusetts, quoting the state website',
        'https://bluenotary.us/how-to-become-an-online-notary-in-massachusetts',
      ),
    ),
    ronNote:
      'Mass. Gen. Laws ch. 222, § 28 took effect on January 1, 2024, but the training and the form that come first were not yet available.',
  },
  {
    code: 'MI',
    // To the birthday between six and seven years after the appointment.
    termYears: fact(6, '2024-12', nnaReference('Michigan', 3258450254, 'Mich. Comp. Laws § 55.269(2)')),
    commissionFeeCents: fact(1_000, '2026-11', michiganGuide),
    bondCents: fact(
      1_000_000,
      '2026-03',
      statute(
        'Mich. Comp. Laws § 55.273(2)',
        'https://instalawyer.io/laws/michigan-compiled-laws/section-55273-filing-oath',
      ),
    ),
    maxFeePerActCents: fact(
      1_000,
      '2026-11',
      secondary(
        'unanswered.io, Notary fees in Michigan',
        'https://unanswered.io/guide/notary-fees-in-michigan',
      ),
    ),
    ron: fact(
      'permanent',
      '2026-03',
      secondary(
        'Online Notary Center, Michigan',
        'http://docs.onlinenotarycenter.com/notary-service/michigan',
      ),
    ),
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
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, Minnesota notary fees, on Minn. Stat. § 357.17',
        'https://legalclarity.org/minnesota-notary-fees-and-compliance-guidelines',
      ),
    ),
    ron: fact('permanent', '2024-01', nnaReference('Minnesota', 3258351792, 'Minn. Stat. § 358.645')),
    ronNote: 'In force since 2019; the notary keeps a journal of remote acts.',
  },
  {
    code: 'MS',
    termYears: fact(4, '2026-03', mississippiSummary),
    commissionFeeCents: fact(2_500, '2026-03', mississippiSummary),
    bondCents: fact(
      500_000,
      '2025-01',
      statute(
        'Miss. Code Ann. § 25-34-41(4)',
        'https://codes.findlaw.com/ms/title-25-public-officers-and-employees-public-records/ms-code-sect-25-34-41/',
      ),
    ),
    maxFeePerActCents: fact(
      500,
      '2020-04',
      nnaUpdate('Mississippi guidance on remote notarizations', 'ms-guidance-on-remote-notarizations'),
    ),
    ron: fact(
      'not_authorized',
      '2026-09',
      secondary(
        'SignSealShip, site summary',
        'https://raw.githubusercontent.com/api-evangelist/signsealship/refs/heads/main/llms/signsealship-llms.txt',
      ),
    ),
    ronNote:
      'An order of the governor allowed it during the emergency of 2020; we have found no statute that does.',
  },
  {
    code: 'MO',
    termYears: fact(4, '2024-01', nnaReference('Missouri', 3259990082, 'Mo. Rev. Stat. § 486.610.1')),
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
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'LegalClarity, Missouri notary fee regulations, on Mo. Rev. Stat. § 486.685',
        'https://legalclarity.org/missouri-notary-fee-regulations-and-compliance-guidelines',
      ),
    ),
    ron: fact(
      'permanent',
      '2020-07',
      nnaUpdate('Missouri House Bill 1655, on Mo. Rev. Stat. §§ 486.1100 to 486.1205', 'mo-house-bill-1655'),
    ),
    ronNote: 'In force since August 28, 2020.',
  },
];
