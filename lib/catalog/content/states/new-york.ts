import { fact, nnaUpdate, secondary, statute } from '@/lib/catalog/content/fact';
import { actsIn, type StateFile } from '@/lib/catalog/content/state-file';
import {
  newYorkLaw,
  newYorkRealProperty,
  newYorkLicenseLaw,
  newYorkJournal,
} from '@/lib/catalog/content/state-sources';

const yorkGuide = secondary(
  'getlicensemap.com, New York notary public',
  'https://www.getlicensemap.com/states/notary/new-york',
);
const yorkFee = 'https://www.nysenate.gov/legislation/laws/EXC/131';

export const newYork: StateFile = {
  law: {
    code: 'NY',
    termYears: fact(4, '2026-02', yorkGuide),
    commissionFeeCents: fact(6_000, '2026-11', statute('N.Y. Exec. Law § 131(1)(c)', yorkFee)),
    bondCents: fact(0, '2026-02', yorkGuide),
    maxFeePerActCents: fact(
      200,
      '2026-11',
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
  reading: {
    notaryTermYears: 4,
    commissionFeeCents: 6_000,
    renewalPeriod: 'Every 4 years',
    ronAllowed: false,
  },
  requirements: [
    {
      requirement: 'Residence or office',
      description: 'A residence, an office or a place of business in New York.',
      isMandatory: true,
      asOf: '2024-02',
      source: newYorkLaw('130'),
    },
    {
      requirement: 'Written examination',
      description: 'The examination of the Department of State. Attorneys admitted in New York are exempt.',
      isMandatory: true,
      asOf: '2024-02',
      source: newYorkLicenseLaw,
    },
    {
      requirement: 'Application and oath',
      description:
        'An application with the sworn oath of office and a fee of $60; the county clerk keeps the oath.',
      isMandatory: true,
      asOf: '2024-02',
      source: newYorkLaw('131'),
    },
    {
      requirement: 'Journal for ten years',
      description:
        'Date, time, kind of act, name and address, and how the signer was identified, for every act on paper or online.',
      isMandatory: true,
      acts: ['acknowledgment', 'jurat', 'oath'],
      asOf: '2024-02',
      source: newYorkJournal,
    },
    {
      requirement: 'Uniform certificate for real property',
      description:
        'An acknowledgment of a deed or mortgage follows the uniform form of Real Property Law § 309-a.',
      isMandatory: true,
      acts: ['acknowledgment'],
      asOf: '2024-02',
      source: newYorkRealProperty,
    },
    {
      requirement: 'Seal',
      description:
        'New York asks for no seal. Name, county and the end of the commission appear below the signature.',
      isMandatory: false,
      asOf: '2024-02',
      source: newYorkLaw('137'),
    },
  ],
  acts: actsIn(newYorkLaw('135'), '2024-02', [
    [
      'acknowledgment',
      'authorized',
      'Acknowledgments and proofs of deeds, mortgages, powers of attorney and other papers.',
    ],
    ['jurat', 'authorized', 'Affidavits and depositions.'],
    [
      'copy-certification',
      'not_listed',
      'Not among the powers of the section. The holder may swear to the copy instead.',
    ],
    ['oath', 'authorized', 'Oaths and affirmations.'],
    ['signature-witnessing', 'not_listed', 'Not among the powers of the section.'],
  ]),
  formLimits: [
    {
      act: 'acknowledgment',
      kind: 'statutory',
      says: 'For deeds, mortgages and other papers about real property New York asks for its uniform form. Use the form of Real Property Law § 309-a.',
      asOf: '2024-02',
      source: newYorkRealProperty,
    },
    {
      act: 'copy-certification',
      kind: 'no_act',
      says: 'A New York notary does not certify copies. The holder of the paper may swear to the copy in an affidavit instead.',
      asOf: '2024-02',
      source: newYorkLaw('135'),
    },
  ],
  remoteRules: [
    {
      says: 'An electronic act costs at most $25, and the journal is kept for 10 years.',
      asOf: '2026-11',
      source: secondary('barclaydamon.com; townelaw.com'),
    },
  ],
  journalRule: {
    says: 'Every act on paper or online goes into a journal that is kept for 10 years.',
    asOf: '2024-02',
    source: newYorkJournal,
  },
  ownerNotice: fact(
    'When a conveyance of residential property is recorded, the county clerk or city register mails a written notice to the owner of record.',
    '2024-06',
    statute('N.Y. Real Property Law § 291', 'https://www.nysenate.gov/legislation/laws/RPP/291'),
  ),
};
