import { fact, nnaUpdate, rule, secondary, statute } from '@/lib/catalog/content/fact';
import { actsIn, type StateFile } from '@/lib/catalog/content/state-file';
import { texasCode, texasSenateBill } from '@/lib/catalog/content/state-sources';

const texasChapter = 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm';

export const texas: StateFile = {
  law: {
    code: 'TX',
    termYears: fact(4, '2026-11', statute("Tex. Gov't Code § 406.002", texasChapter)),
    commissionFeeCents: fact(2_100, '2026-11', statute("Tex. Gov't Code § 406.007", texasChapter)),
    bondCents: fact(1_000_000, '2026-11', statute("Tex. Gov't Code § 406.010", texasChapter)),
    maxFeePerActCents: fact(1_000, '2026-11', statute("Tex. Gov't Code § 406.024(a)(5)", texasChapter)),
    ron: fact(
      'permanent',
      '2017-06',
      nnaUpdate("Texas House Bill 1217 (Tex. Gov't Code ch. 406, subch. C)", 'tx-house-bill-1217'),
    ),
    ronNote: 'Allowed since July 1, 2018 to commissioned online notaries.',
  },
  reading: {
    notaryTermYears: 4,
    commissionFeeCents: 2_100,
    bondCents: 1_000_000,
    renewalPeriod: 'Every 4 years',
    ronAllowed: true,
  },
  requirements: [
    {
      requirement: 'Age and residence',
      description:
        'At least 18 years old, a resident of Texas, without a conviction for a felony or a crime involving moral turpitude.',
      isMandatory: true,
      asOf: '2025-04',
      source: texasCode('406.004'),
    },
    {
      requirement: 'Bond and oath',
      description:
        'A bond of $10,000 with a surety company, approved by the Secretary of State, and the oath of office.',
      isMandatory: true,
      asOf: '2025-04',
      source: texasCode('406.010'),
    },
    {
      requirement: 'State course',
      description:
        'At most two hours, given only by the Secretary of State, for everybody who applies on or after January 1, 2026.',
      isMandatory: true,
      asOf: '2025-08',
      source: texasSenateBill,
    },
    {
      requirement: 'Record book',
      description:
        'The date, the signer, how the signer was identified, the paper and, for land, the county. Those who applied in 2026 or later keep it ten years.',
      isMandatory: true,
      penalty: 'Failure to keep the records is good cause to suspend or revoke a commission (from 2026 on).',
      asOf: '2025-08',
      source: texasCode('406.014'),
    },
    {
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
      requirement: 'Seal',
      description:
        "A seal with a five-pointed star, the notary's name and number, and the day the commission ends.",
      isMandatory: true,
      asOf: '2025-04',
      source: texasCode('406.013'),
    },
  ],
  acts: actsIn(texasCode('406.016'), '2025-04', [
    ['acknowledgment', 'authorized', 'Acknowledgments and proofs of written instruments.'],
    ['jurat', 'authorized', 'By the power to administer oaths.'],
    ['copy-certification', 'limited', 'Only of documents that cannot be recorded in the public records.'],
    ['oath', 'authorized', 'Oaths and affirmations.'],
    ['signature-witnessing', 'not_listed', 'Not among the acts that the section lists.'],
  ]),
  remoteRules: [
    {
      says: 'The recording is kept for 5 years. For notaries who applied on or after January 1, 2026, see the next rule.',
      asOf: '2026-11',
      source: rule(
        'Texas Secretary of State, online notary public',
        'https://www.sos.state.tx.us/statdoc/online-np.shtml',
      ),
    },
    {
      says: 'Notaries who applied on or after January 1, 2026 keep their records for 10 years. We have not found whether that includes recordings.',
      asOf: '2025-08',
      source: texasSenateBill,
    },
    {
      says: 'Identity questions: at least 5 with 5 or more choices each, 80 percent right, in 2 minutes; one retake within 24 hours with 60 percent new questions; after a second failure 24 hours without another try with the same notary.',
      asOf: '2026-11',
      source: rule('1 Tex. Admin. Code § 87.70'),
    },
  ],
  journalRule: {
    says: 'A record book of every act; those who applied on or after January 1, 2026 keep it for 10 years.',
    asOf: '2025-08',
    source: texasSenateBill,
  },
  ownerNotice: fact(
    'Since September 1, 2025 an owner may record an affidavit against a fraudulent deed and ask a court to review it. We have found no statewide notice by mail or email; several county clerks offer one.',
    '2026-11',
    secondary(
      'National Notary Association, Texas Senate Bill 1734',
      'https://www.nationalnotary.org/knowledge-center/news/law-updates/tx-senate-bill-1734',
    ),
  ),
};
