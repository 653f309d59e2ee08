import { statute } from '../source';
import { makeRule, powerKinds, wordsRule, type RuleFrame } from './make-rule';
import type { ComplianceRule } from './rule';
import { hasWords, valueOf } from './words';

const short: RuleFrame['kinds'] = ['durable-power-of-attorney'];

type Notice = Pick<RuleFrame, 'law' | 'source' | 'asOf' | 'kinds' | 'severity'> & {
  id: string;
  state: RuleFrame['states'][number];
  name: string;
  /** Words of it that nothing else in the document has. */
  words: string;
};

const newYorkForm = {
  state: 'NY',
  kinds: powerKinds,
  severity: 'critical',
  law: 'N.Y. General Obligations Law §§ 5-1501B(1), 5-1513',
  source: statute(
    'N.Y. General Obligations Law § 5-1501B',
    'https://getpocketlaw.com/law/state_new_york/section-5-1501b-creation-of-a-valid-power-of-attorney-when-effective_8ef7280e1712',
  ),
  asOf: '2026-11',
} as const;

const illinoisForm = {
  state: 'IL',
  kinds: powerKinds,
  severity: 'high',
  law: '755 ILCS 45/3-3',
  source: statute('755 ILCS 45/3-3'),
  asOf: '2026-11',
} as const;

const notices: Notice[] = [
  {
    id: 'notice-ca',
    state: 'CA',
    kinds: short,
    severity: 'critical',
    law: 'Cal. Prob. Code §§ 4401, 4402',
    source: statute('Cal. Prob. Code §§ 4401, 4402, as enacted by Stats. 2011, ch. 113'),
    asOf: '2012-01',
    name: 'notice of the statutory form',
    words:
      'THE POWERS LISTED IN THIS DOCUMENT DO NOT INCLUDE ALL POWERS THAT ARE AVAILABLE UNDER THE PROBATE CODE',
  },
  {
    id: 'notice-tx',
    state: 'TX',
    kinds: short,
    severity: 'high',
    law: 'Tex. Est. Code § 752.051',
    source: statute('Tex. Est. Code § 752.051'),
    asOf: '2025-05',
    name: 'notice of the statutory form',
    words: 'THEY ARE EXPLAINED IN THE DURABLE POWER OF ATTORNEY ACT',
  },
  {
    id: 'agent-information-tx',
    state: 'TX',
    kinds: short,
    severity: 'high',
    law: 'Tex. Est. Code § 752.051',
    source: statute('Tex. Est. Code § 752.051'),
    asOf: '2025-05',
    name: 'information for the agent',
    words: 'you establish a “fiduciary” relationship with the principal',
  },
  {
    ...newYorkForm,
    id: 'caution-to-principal-ny',
    name: 'caution to the principal',
    words:
      'authority to spend your money and sell or dispose of your property during your lifetime without telling you',
  },
  {
    ...newYorkForm,
    id: 'agent-information-ny',
    name: 'important information for the agent',
    words: 'a special legal relationship is created between you and the principal',
  },
  {
    ...newYorkForm,
    id: 'agent-signature-ny',
    name: 'signature of the agent with its acknowledgment',
    words: 'I acknowledge my legal responsibilities.',
  },
  {
    ...illinoisForm,
    id: 'notice-il',
    name: 'notice to the individual who signs',
    words: 'PLEASE READ THIS NOTICE CAREFULLY. The form that you will be signing is a legal document.',
  },
  {
    ...illinoisForm,
    id: 'agent-notice-il',
    name: 'notice to the agent',
    words: 'a special legal relationship, known as agency, is created between you and the principal',
  },
];

/** What a state wants a principal and an agent to read in the document itself, and to sign. */
export const powerNoticeRules: ComplianceRule[] = [
  ...notices.map(({ state, name, words, ...law }) =>
    wordsRule(
      {
        ...law,
        type: 'content',
        asks: `The power of attorney has the ${name}.`,
        states: [state],
        do: `Put the ${name} back.`,
      },
      [words],
      `The ${name} is not in the document.`,
    ),
  ),
  makeRule(
    {
      id: 'successor-signature-ny',
      field: null,
      type: 'notary',
      asks: 'A successor agent who is named has lines to sign before a notary.',
      states: ['NY'],
      kinds: powerKinds,
      severity: 'high',
      law: newYorkForm.law,
      source: newYorkForm.source,
      asOf: newYorkForm.asOf,
      do: 'Put the signature of the successor agent with its acknowledgment back.',
    },
    (draft) =>
      valueOf(draft, 'successor_agent_name') === '' ||
      hasWords(draft, 'identified therein as SUCCESSOR agent')
        ? null
        : 'A successor agent is named, and the lines for their signature are not in the document.',
  ),
];
