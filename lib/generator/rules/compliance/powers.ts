import { secondary, statute } from '../source';
import { allStates, filledRule, makeRule, powerKinds, wordsRule, type RuleFrame } from './make-rule';
import type { ComplianceRule } from './rule';
import { hasWords, isSameName, valueOf } from './words';

const frame = { states: allStates, kinds: powerKinds, type: 'content' } as const;

export const definition = {
  law: { CA: 'Cal. Prob. Code § 4124', elsewhere: 'Practice of powers of attorney' },
  source: statute('Cal. Prob. Code § 4124', 'https://self-law.org/code/ca/probate-code/4124'),
  asOf: '2026-11',
} as const;

/** The words by which a power outlives the capacity of whoever gave it. */
const durability: [RuleFrame['states'][number], string[], Pick<RuleFrame, 'law' | 'source' | 'asOf'>][] = [
  [
    'CA',
    [
      'This power of attorney will continue to be effective even though I become incapacitated.',
      'This power of attorney shall not be affected by subsequent incapacity of the principal.',
    ],
    { ...definition, law: 'Cal. Prob. Code §§ 4124, 4404' },
  ],
  [
    'TX',
    [
      'This power of attorney is not affected by my subsequent disability or incapacity.',
      'This power of attorney is not affected by subsequent disability or incapacity of the principal.',
    ],
    {
      law: 'Tex. Est. Code § 751.0021',
      source: secondary(
        'LegalTemplates, Texas durable power of attorney',
        'https://legaltemplates.net/form/power-of-attorney/durable/texas-tx/',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'FL',
    ['This durable power of attorney is not terminated by subsequent incapacity of the principal'],
    {
      law: 'Fla. Stat. § 709.2104',
      source: secondary(
        'LegalTemplates, Florida durable power of attorney',
        'https://legaltemplates.net/form/power-of-attorney/durable/florida-fl/',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'NY',
    ['shall not be affected by my subsequent incapacity'],
    {
      law: 'N.Y. General Obligations Law § 5-1513',
      source: statute('N.Y. General Obligations Law § 5-1513'),
      asOf: '2021-06',
    },
  ],
  [
    'IL',
    ['both before and after you become incapacitated'],
    {
      law: '755 ILCS 45/2-5',
      source: secondary(
        'Ezel, Illinois power of attorney requirements',
        'https://ezel.ai/surveys/power-of-attorney-requirements/illinois',
      ),
      asOf: '2026-07',
    },
  ],
];

const witnesses: [
  RuleFrame['states'][number],
  number,
  Pick<RuleFrame, 'law' | 'source' | 'asOf' | 'penalty'>,
][] = [
  [
    'FL',
    2,
    {
      law: 'Fla. Stat. § 709.2105',
      source: secondary(
        'eForms, Florida durable power of attorney',
        'https://eforms.com/power-of-attorney/fl/florida-durable-power-of-attorney/',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'NY',
    2,
    {
      law: 'N.Y. General Obligations Law § 5-1501B(1)(b)',
      source: statute(
        'N.Y. General Obligations Law § 5-1501B',
        'https://getpocketlaw.com/law/state_new_york/section-5-1501b-creation-of-a-valid-power-of-attorney-when-effective_8ef7280e1712',
      ),
      asOf: '2026-11',
      penalty: 'The power of attorney is not valid.',
    },
  ],
  [
    'IL',
    1,
    {
      law: '755 ILCS 45/3-3',
      source: secondary(
        'Ezel, Illinois power of attorney requirements',
        'https://ezel.ai/surveys/power-of-attorney-requirements/illinois',
      ),
      asOf: '2026-07',
      penalty: 'The power of attorney is not effective.',
    },
  ],
];

const SHORTEST_POWERS = 20;
/** `A, B and D`, or `A-N` */
const LETTERS_OF_POWERS = /^\(?[a-o]\)?(?:(?:\s*[,;&–-]\s*|\s+)(?:(?:and|to|through)\s+)?\(?[a-o]\)?)*\.?$/i;

export const powerRules: ComplianceRule[] = [
  makeRule(
    {
      ...frame,
      ...definition,
      id: 'agent-is-not-principal',
      field: 'agent_name',
      asks: 'The agent is another person than the principal.',
      severity: 'critical',
      do: 'Name another person as agent.',
    },
    (draft) => {
      const [principal, agent] = [valueOf(draft, 'principal_name'), valueOf(draft, 'agent_name')];
      return isSameName(principal, agent) ? `${principal} is the principal and the agent.` : null;
    },
  ),
  makeRule(
    {
      ...frame,
      ...definition,
      id: 'successor-is-another',
      field: 'successor_agent_name',
      asks: 'The successor is another person than the agent and the principal.',
      severity: 'medium',
      do: 'Name another successor, or leave it empty.',
    },
    (draft) => {
      const successor = valueOf(draft, 'successor_agent_name');
      const isTaken = ['agent_name', 'principal_name'].some((name) =>
        isSameName(successor, valueOf(draft, name)),
      );
      return isTaken ? `${successor} is named as successor and as agent or principal.` : null;
    },
  ),
  filledRule(
    {
      ...frame,
      ...definition,
      kinds: ['durable-power-of-attorney'],
      id: 'successor-named',
      asks: 'A successor can act if the agent cannot.',
      severity: 'low',
      do: 'Consider naming a successor agent.',
    },
    'successor_agent_name',
    'No successor is named, so the power ends if the agent cannot act.',
  ),
  makeRule(
    {
      ...frame,
      states: ['NY'],
      kinds: ['durable-power-of-attorney'],
      id: 'powers-letters-ny',
      field: 'powers_letters',
      asks: 'Line (P) names powers of the list by their letters, A to O.',
      severity: 'high',
      law: 'N.Y. General Obligations Law § 5-1513',
      source: statute('N.Y. General Obligations Law § 5-1513'),
      asOf: '2021-06',
      do: 'Write the letters of the powers that you give, from A to O, with commas between them.',
    },
    (draft) => {
      const letters = valueOf(draft, 'powers_letters');
      return LETTERS_OF_POWERS.test(letters) ? null : `“${letters}” does not name powers by their letters.`;
    },
  ),
  ...durability.map(([state, words, law]) =>
    wordsRule(
      {
        ...law,
        id: `durability-${state.toLowerCase()}`,
        type: 'content',
        asks: 'A durable power says that it stays in effect if the principal becomes incapacitated.',
        states: [state],
        kinds: ['durable-power-of-attorney'],
        severity: 'critical',
        penalty: 'Without such words it may end when it is needed.',
        do: 'Put the sentence on incapacity back.',
      },
      words,
      'The sentence that makes the power durable is not in the document.',
    ),
  ),
  ...witnesses.map(([state, count, law]) =>
    makeRule(
      {
        ...law,
        id: `power-witnesses-${state.toLowerCase()}`,
        field: null,
        type: 'witness',
        asks: `The power has lines for ${count === 1 ? 'one witness' : 'two witnesses'} next to the notary.`,
        states: [state],
        kinds: powerKinds,
        severity: 'critical',
        do: 'Put the lines for witnesses back.',
      },
      (draft) =>
        hasWords(draft, `Signature of witness ${count}`)
          ? null
          : 'The lines for witnesses are not in the document.',
    ),
  ),
  makeRule(
    {
      ...frame,
      kinds: ['limited-power-of-attorney'],
      id: 'powers-described',
      field: 'powers',
      asks: 'A limited power names what the agent may do.',
      severity: 'high',
      law: {
        CA: 'Cal. Prob. Code § 4123',
        FL: 'Fla. Stat. § 709.2201',
        elsewhere: 'Practice of powers of attorney',
      },
      source: secondary(
        'Elder Abuse Advocate, California Probate Code 4120–4130',
        'http://elderabuseadvocate.blogspot.com/2009/06/california-codes-probate-code-section.html',
      ),
      asOf: '2026-11',
      do: 'Describe each act that the agent may do.',
    },
    (draft) => {
      const powers = valueOf(draft, 'powers');
      return powers.length < SHORTEST_POWERS ? `“${powers}” does not say what the agent may do.` : null;
    },
  ),
];
