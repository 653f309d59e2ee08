import { secondary, statute } from '../source';
import { allStates, makeRule, willKinds, wordsRule, type RuleFrame } from './make-rule';
import type { ComplianceRule, Draft } from './rule';
import { hasWords, isNamed, isSameName, valueOf } from './words';

type Law = Pick<RuleFrame, 'law' | 'source' | 'asOf' | 'penalty'>;

/** What each state wants the witnesses to have seen, in words that its attestation clause has. */
const attestations: [RuleFrame['states'][number], string, Law][] = [
  [
    'CA',
    'both present at the same time',
    {
      law: 'Cal. Prob. Code § 6110(c)',
      source: statute(
        'Cal. Prob. Code § 6110',
        'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PROB&sectionNum=6110.',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'TX',
    'in the presence of the testator',
    {
      law: 'Tex. Est. Code § 251.051',
      source: secondary(
        'Lawpipe, on the formal will of Texas (former Probate Code § 59)',
        'https://www.lawpipe.com/Texas/Section_59_Of_The_Texas_Probate_Code_Provides_A_Form_Of_Affidavit.html',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'FL',
    'in the presence of the testator and of each other',
    {
      law: 'Fla. Stat. §§ 732.502, 732.503',
      source: statute('Fla. Stat. § 732.503', 'https://www.syfert.com/florida/statutes/0732.503.html'),
      asOf: '2025-02',
    },
  ],
  [
    'NY',
    'to sign as an attesting witness',
    {
      law: 'N.Y. EPTL 3-2.1',
      source: secondary(
        'The Law Offices of Michael Camporeale, on EPTL 3-2.1',
        'http://www.mcamporealelaw.com/will-and-trust/formal-execution-and-attestation-requirements-for-a-valid-ny-will/',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'IL',
    'of sound mind and memory',
    {
      law: '755 ILCS 5/6-4',
      source: statute('755 ILCS 5/6-4', 'https://ilga.gov/legislation/ilcs/documents/075500050K6-4.htm'),
      asOf: '2026-11',
    },
  ],
];

/** The laws by which a will is witnessed. */
const witnessLaws: RuleFrame['law'] = {
  CA: 'Cal. Prob. Code § 6110',
  TX: 'Tex. Est. Code § 251.051',
  FL: 'Fla. Stat. § 732.502',
  NY: 'N.Y. EPTL 3-2.1',
  IL: '755 ILCS 5/4-3',
  elsewhere: 'Practice of wills',
};

/** What becomes of a gift to whoever watches the will as a witness. */
const interested: [RuleFrame['states'][number], RuleFrame['severity'], Law][] = [
  [
    'CA',
    'high',
    {
      law: 'Cal. Prob. Code § 6112',
      source: secondary(
        'California estate planning, how to execute a witnessed will',
        'http://calestateplanning.blogspot.com/2013/02/how-to-execute-witnessed-will.html',
      ),
      asOf: '2013-02',
      penalty: 'The gift is presumed to have been procured by duress, menace, fraud or undue influence.',
    },
  ],
  [
    'NY',
    'high',
    {
      law: 'N.Y. EPTL 3-3.2',
      source: statute('N.Y. EPTL 3-3.2', 'https://lexace.ai/us/statute/new-york/ept-3-3.2'),
      asOf: '2026-11',
      penalty: 'The gift is void unless two other witnesses receive nothing.',
    },
  ],
  [
    'TX',
    'high',
    { law: 'Tex. Est. Code § 254.002', source: secondary('Tex. Est. Code § 254.002'), asOf: '2026-11' },
  ],
  ['IL', 'high', { law: '755 ILCS 5/4-6', source: secondary('755 ILCS 5/4-6'), asOf: '2026-11' }],
  ['FL', 'low', { law: 'Fla. Stat. § 732.504', source: secondary('Fla. Stat. § 732.504'), asOf: '2026-11' }],
];

const witnessFields = ['witness_one_name', 'witness_two_name'] as const;
const givenFields = ['residuary_beneficiary', 'alternate_beneficiary', 'specific_gifts'] as const;

/** The field of a witness who is named among those who receive something. */
function interestedField(draft: Draft): string | null {
  const isGiven = (name: string) => givenFields.some((field) => isNamed(valueOf(draft, field), name));
  return witnessFields.find((field) => isGiven(valueOf(draft, field))) ?? null;
}

function interestedWitness(draft: Draft): string | null {
  const field = interestedField(draft);
  return field ? `${valueOf(draft, field)} is a witness and receives something under the will.` : null;
}

/** The field of a witness who is the testator, or of the second who is the first. */
function repeatedField(draft: Draft): string | null {
  const [testator = '', one = '', two = ''] = ['testator_name', ...witnessFields].map((field) =>
    valueOf(draft, field),
  );
  if (isSameName(two, one) || isSameName(two, testator)) return 'witness_two_name';
  return isSameName(one, testator) ? 'witness_one_name' : null;
}

export const willWitnessRules: ComplianceRule[] = [
  makeRule(
    {
      id: 'two-witnesses',
      field: null,
      type: 'witness',
      asks: 'The will has lines for two witnesses.',
      states: allStates,
      kinds: willKinds,
      severity: 'critical',
      law: witnessLaws,
      source: statute('Cal. Prob. Code § 6110', 'https://self-law.org/code/ca/probate-code/6110'),
      asOf: '2026-11',
      penalty: 'The will may not be admitted to probate.',
      do: 'Put the lines for two witnesses back.',
    },
    (draft) =>
      hasWords(draft, 'Signature of witness 1') && hasWords(draft, 'Signature of witness 2')
        ? null
        : 'The will has no lines for two witnesses.',
  ),
  ...attestations.map(([state, words, law]) =>
    wordsRule(
      {
        ...law,
        id: `attestation-${state.toLowerCase()}`,
        type: 'witness',
        asks: 'The attestation clause says what the law wants the witnesses to have seen.',
        states: [state],
        kinds: willKinds,
        severity: 'high',
        do: 'Put the attestation clause of the state back.',
      },
      [words],
      `The attestation clause does not say “${words}”.`,
    ),
  ),
  ...interested.map(([state, severity, law]) =>
    makeRule(
      {
        ...law,
        id: `interested-witness-${state.toLowerCase()}`,
        field: interestedField,
        type: 'witness',
        asks: 'A witness receives nothing under the will.',
        states: [state],
        kinds: willKinds,
        severity,
        do: 'Choose a witness who receives nothing under the will.',
      },
      interestedWitness,
    ),
  ),
  makeRule(
    {
      id: 'witness-is-another',
      field: repeatedField,
      type: 'witness',
      asks: 'The two witnesses are two people, and neither is the testator.',
      states: allStates,
      kinds: willKinds,
      severity: 'high',
      law: witnessLaws,
      source: statute('Cal. Prob. Code § 6110', 'https://self-law.org/code/ca/probate-code/6110'),
      asOf: '2026-11',
      do: 'Name two witnesses who are not the testator.',
    },
    (draft) => (repeatedField(draft) ? 'A witness is named twice, or is the testator.' : null),
  ),
];
