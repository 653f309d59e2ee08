import {
  california,
  newYork,
  newYorkJournal,
  newYorkLicenseLaw,
  newYorkRealProperty,
  texas,
  texasSenateBill,
} from '@/lib/catalogue/content/state-sources';
import type { NotarialAct } from '@/lib/catalogue/content/notarial-acts';
import type { Source } from '@/lib/catalogue/schema';

/** What a state asks of its notaries, with the day it was last checked and where. */
export type StateRequirement = {
  code: string;
  requirement: string;
  description: string;
  isMandatory: boolean;
  penalty?: string;
  /** The acts it is about; none named: it concerns every act. */
  acts?: NotarialAct[];
  asOf: string;
  source: Source;
};

/** Requirements of the three states that the guide covers. */
export const stateRequirements: StateRequirement[] = [
  {
    code: 'CA',
    requirement: 'Age and residence',
    description: 'At least 18 years old and a legal resident of California when appointed.',
    isMandatory: true,
    asOf: '2025-01',
    source: california('8201'),
  },
  {
    code: 'CA',
    requirement: 'Six-hour course',
    description:
      'An approved six-hour course before the first commission, and a three-hour refresher to renew one that has not expired.',
    isMandatory: true,
    asOf: '2025-01',
    source: california('8201'),
  },
  {
    code: 'CA',
    requirement: 'Written examination',
    description: 'The examination of the Secretary of State on California notary law.',
    isMandatory: true,
    asOf: '2025-01',
    source: california('8201'),
  },
  {
    code: 'CA',
    requirement: 'Fingerprints and background check',
    description: 'Fingerprints for a background check before the commission is granted.',
    isMandatory: true,
    asOf: '2025-01',
    source: california('8201.1'),
  },
  {
    code: 'CA',
    requirement: 'Bond and oath',
    description:
      'A bond of $15,000 and the oath of office, filed with the county clerk within 30 days of the start of the term.',
    isMandatory: true,
    penalty: 'Filed late, the commission does not take effect.',
    asOf: '2025-01',
    source: california('8213'),
  },
  {
    code: 'CA',
    requirement: 'Journal with thumbprint',
    description:
      'One sequential journal with a line for each act; a thumbprint beside a deed, another paper that affects real property, or a power of attorney.',
    isMandatory: true,
    penalty: 'A missing thumbprint costs a civil penalty of up to $2,500 (Gov. Code § 8214.23).',
    acts: ['acknowledgment', 'jurat', 'oath', 'copy-certification'],
    asOf: '2025-01',
    source: california('8206'),
  },
  {
    code: 'CA',
    requirement: 'Certificate with the consumer notice',
    description:
      'Acknowledgments use the statutory form (Civ. Code § 1189) and jurats theirs, each with the boxed notice that the notary verifies identity only.',
    isMandatory: true,
    acts: ['acknowledgment', 'jurat'],
    asOf: '2025-01',
    source: california('8202'),
  },
  {
    code: 'TX',
    requirement: 'Age and residence',
    description:
      'At least 18 years old, a resident of Texas, without a conviction for a felony or a crime involving moral turpitude.',
    isMandatory: true,
    asOf: '2025-04',
    source: texas('406.004'),
  },
  {
    code: 'TX',
    requirement: 'Bond and oath',
    description:
      'A bond of $10,000 with a surety company, approved by the Secretary of State, and the oath of office.',
    isMandatory: true,
    asOf: '2025-04',
    source: texas('406.010'),
  },
  {
    code: 'TX',
    requirement: 'State course',
    description:
      'At most two hours, given by the Secretary of State alone, for everybody who applies on or after January 1, 2026.',
    isMandatory: true,
    asOf: '2025-08',
    source: texasSenateBill,
  },
  {
    code: 'TX',
    requirement: 'Record book',
    description:
      'The date, the signer, how the signer was identified, the paper and, for land, the county. Those who applied in 2026 or later keep it ten years.',
    isMandatory: true,
    penalty: 'Failure to keep the records is good cause to suspend or revoke a commission (from 2026 on).',
    asOf: '2025-08',
    source: texas('406.014'),
  },
  {
    code: 'TX',
    requirement: 'Personal appearance',
    description: 'The signer appears before the notary, in the room or, for an online notary, by video.',
    isMandatory: true,
    penalty:
      'Knowingly notarizing without it is a Class A misdemeanor; a state jail felony where real property is involved.',
    acts: ['acknowledgment', 'jurat', 'oath'],
    asOf: '2025-08',
    source: texasSenateBill,
  },
  {
    code: 'TX',
    requirement: 'Seal',
    description:
      "A seal with a star of five points, the notary's name and number, and the day the commission ends.",
    isMandatory: true,
    asOf: '2025-04',
    source: texas('406.013'),
  },
  {
    code: 'NY',
    requirement: 'Residence or office',
    description: 'A residence, an office or a place of business in New York.',
    isMandatory: true,
    asOf: '2024-02',
    source: newYork('130'),
  },
  {
    code: 'NY',
    requirement: 'Written examination',
    description: 'The examination of the Department of State. Attorneys admitted in New York are exempt.',
    isMandatory: true,
    asOf: '2024-02',
    source: newYorkLicenseLaw,
  },
  {
    code: 'NY',
    requirement: 'Application and oath',
    description:
      'An application with the sworn oath of office and a fee of $60; the county clerk keeps the oath.',
    isMandatory: true,
    asOf: '2024-02',
    source: newYork('131'),
  },
  {
    code: 'NY',
    requirement: 'Journal for ten years',
    description:
      'Date, time, kind of act, name and address, and how the signer was identified, for every act on paper or online.',
    isMandatory: true,
    acts: ['acknowledgment', 'jurat', 'oath'],
    asOf: '2024-02',
    source: newYorkJournal,
  },
  {
    code: 'NY',
    requirement: 'Uniform certificate for real property',
    description:
      'An acknowledgment of a deed or mortgage follows the uniform form of Real Property Law § 309-a.',
    isMandatory: true,
    acts: ['acknowledgment'],
    asOf: '2024-02',
    source: newYorkRealProperty,
  },
  {
    code: 'NY',
    requirement: 'Seal',
    description:
      'New York asks for no seal. Name, county and the end of the commission stand below the signature.',
    isMandatory: false,
    asOf: '2024-02',
    source: newYork('137'),
  },
];

export function listStateRequirements(code: string): StateRequirement[] {
  return stateRequirements.filter((each) => each.code === code);
}
