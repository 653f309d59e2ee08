import { fact, rule, secondary, statute } from '@/lib/catalog/content/fact';
import { actsIn, type StateFile } from '@/lib/catalog/content/state-file';
import { californiaCode } from '@/lib/catalog/content/state-sources';

const leginfo = 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=';

export const california: StateFile = {
  law: {
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
      'Not before the system of the Secretary of State is ready, which is due by January 1, 2030 and may be postponed.',
  },
  reading: {
    notaryTermYears: 4,
    commissionFeeCents: 4_000,
    feeNote: 'The state charges $40 with the examination, of which $20 is for the commission.',
    bondCents: 1_500_000,
    renewalPeriod: 'Every 4 years',
    ronAllowed: true,
    ronNote: 'The list of our county page reads “Not allowed”.',
  },
  requirements: [
    {
      requirement: 'Age and residence',
      description: 'At least 18 years old and a legal resident of California when appointed.',
      isMandatory: true,
      asOf: '2025-01',
      source: californiaCode('8201'),
    },
    {
      requirement: 'Six-hour course',
      description:
        'An approved six-hour course before the first commission, and a three-hour refresher to renew one that has not expired.',
      isMandatory: true,
      asOf: '2025-01',
      source: californiaCode('8201'),
    },
    {
      requirement: 'Written examination',
      description: 'The examination of the Secretary of State on California notary law.',
      isMandatory: true,
      asOf: '2025-01',
      source: californiaCode('8201'),
    },
    {
      requirement: 'Fingerprints and background check',
      description: 'Fingerprints for a background check before the commission is granted.',
      isMandatory: true,
      asOf: '2025-01',
      source: californiaCode('8201.1'),
    },
    {
      requirement: 'Bond and oath',
      description:
        'A bond of $15,000 and the oath of office, filed with the county clerk within 30 days of the start of the term.',
      isMandatory: true,
      penalty: 'Filed late, the commission does not take effect.',
      asOf: '2025-01',
      source: californiaCode('8213'),
    },
    {
      requirement: 'Journal with thumbprint',
      description:
        'One sequential journal with a line for each act; a thumbprint for a deed, another paper that affects real property, or a power of attorney.',
      isMandatory: true,
      penalty: 'A missing thumbprint costs a civil penalty of up to $2,500 (Gov. Code § 8214.23).',
      acts: ['acknowledgment', 'jurat', 'oath', 'copy-certification'],
      asOf: '2025-01',
      source: californiaCode('8206'),
    },
    {
      requirement: 'Certificate with the consumer notice',
      description:
        'Acknowledgments use the statutory form (Civ. Code § 1189) and jurats theirs, each with the boxed notice that the notary verifies identity only.',
      isMandatory: true,
      acts: ['acknowledgment', 'jurat'],
      asOf: '2025-01',
      source: californiaCode('8202'),
    },
  ],
  acts: actsIn(californiaCode('8205'), '2025-01', [
    [
      'acknowledgment',
      'authorized',
      'Of deeds, mortgages, powers of attorney and other papers, on the statutory form.',
    ],
    ['jurat', 'authorized', 'Affidavits and depositions, on the form of Gov. Code § 8202.'],
    [
      'copy-certification',
      'limited',
      'Of a power of attorney only (Prob. Code § 4307), and of the journal for the state.',
    ],
    [
      'oath',
      'authorized',
      'Oaths and affirmations that belong to the office or are used before a court or board.',
    ],
    ['signature-witnessing', 'not_listed', 'Not among the acts that the section lists.'],
  ]),
  formLimits: [
    {
      act: 'acknowledgment',
      kind: 'statutory',
      says: 'California has its own form, word for word, with a boxed notice above the venue that the notary verifies only the identity of the signer. Use the form of Civil Code § 1189; the Secretary of State publishes it.',
      asOf: '2025-01',
      source: californiaCode('1189', 'Civ.'),
    },
    {
      act: 'jurat',
      kind: 'statutory',
      says: 'California has its own jurat, with the same boxed notice. Use the form of Government Code § 8202; the Secretary of State publishes it.',
      asOf: '2025-01',
      source: californiaCode('8202'),
    },
    {
      act: 'copy-certification',
      kind: 'no_act',
      says: 'A California notary certifies copies of powers of attorney only, with the certificate of Probate Code § 4307.',
      asOf: '2025-01',
      source: californiaCode('4307', 'Prob.'),
    },
  ],
  remoteRules: [
    {
      says: 'Since 2025 a platform must ask whether the signer is in California.',
      asOf: '2026-11',
      source: secondary('nationalnotary.org; thewbkfirm.com'),
    },
  ],
  journalRule: {
    says: 'One line for each act, in sequence, and a thumbprint for deeds.',
    asOf: '2026-11',
    source: californiaCode('8206'),
  },
  ownerNotice: fact(
    'By January 1, 2027 each county has a recorder notification program. Within 30 days of recording a deed, quitclaim deed, mortgage or deed of trust it mails a notice to the parties, at the address that was on file for tax bills before. Email may be sent in addition.',
    '2026-11',
    statute(
      'Cal. Gov. Code § 27297.7 (SB 255)',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=27297.7.',
    ),
  ),
};
