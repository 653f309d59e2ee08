import { official, secondary } from '../source';
import { affidavitKinds, allStates, filledRule, makeRule, wordsRule } from './make-rule';
import type { ComplianceRule } from './rule';
import { isSameName, valueOf } from './words';

const practice = {
  states: allStates,
  type: 'content',
  law: 'Practice of affidavits',
  source: secondary(
    'Exampal, glossary of the New York Notary Public License Law',
    'https://exampal.app/exams/notary-public-exam-new-york/glossary/',
  ),
  asOf: '2026-11',
} as const;

const FIRST_PERSON = /\b(?:I|me|my|mine|myself|we|us|our)\b/;
const SHORTEST_STATEMENT = 20;

export const affidavitRules: ComplianceRule[] = [
  makeRule(
    {
      ...practice,
      id: 'statement-in-first-person',
      field: 'statement',
      kinds: ['general-affidavit'],
      asks: 'The statement is in the first person: what I saw, did or know.',
      severity: 'medium',
      do: 'Write what you know yourself, with I.',
    },
    (draft) => {
      const statement = valueOf(draft, 'statement');
      return statement !== '' && !FIRST_PERSON.test(statement)
        ? 'The statement never says I, so it does not show what you know yourself.'
        : null;
    },
  ),
  makeRule(
    {
      ...practice,
      id: 'statement-says-something',
      field: 'statement',
      kinds: ['general-affidavit'],
      asks: 'The statement names facts.',
      severity: 'high',
      do: 'State the facts, one in each line, with dates and places.',
    },
    (draft) => {
      const statement = valueOf(draft, 'statement');
      return statement.length < SHORTEST_STATEMENT ? `“${statement}” states no facts.` : null;
    },
  ),
  wordsRule(
    {
      ...practice,
      id: 'personal-knowledge',
      kinds: affidavitKinds,
      asks: 'The affiant speaks from personal knowledge.',
      severity: 'high',
      do: 'Put the words on personal knowledge back.',
    },
    ['personal knowledge'],
    'The affidavit does not say that it is made from personal knowledge.',
  ),
  filledRule(
    {
      ...practice,
      id: 'source-of-knowledge',
      kinds: ['general-affidavit'],
      asks: 'The affiant says how they know it.',
      severity: 'low',
      do: 'Say in one sentence how you know it.',
    },
    'relationship',
    'The affidavit does not say how you know what it states.',
  ),
  wordsRule(
    {
      ...practice,
      id: 'sworn-statement',
      type: 'notary',
      kinds: affidavitKinds,
      asks: 'The affiant states under oath or affirmation.',
      severity: 'high',
      law: 'Notary laws on oaths and affirmations',
      source: official(
        'Illinois General Assembly, 5 ILCS 312/6-102',
        'http://laws9.com/statutes/illinois/chapter5/107/000503120HArt_VI',
      ),
      do: 'Put the words on the oath back.',
    },
    ['being duly sworn', 'having affirmed'],
    'The affidavit does not say that it is sworn or affirmed.',
  ),
  filledRule(
    {
      ...practice,
      id: 'venue-named',
      type: 'format',
      kinds: affidavitKinds,
      asks: 'The affidavit names the county where it is sworn.',
      severity: 'medium',
      do: 'Fill in the county where you sign.',
    },
    'signing_county',
    'The county where the affidavit is sworn is not named.',
  ),
  makeRule(
    {
      ...practice,
      id: 'other-names-differ',
      field: 'other_names',
      kinds: ['affidavit-of-identity'],
      asks: 'The other names differ from the legal name.',
      severity: 'high',
      do: 'Name the other names as the papers write them.',
    },
    (draft) => {
      const [name, others] = [valueOf(draft, 'affiant_name'), valueOf(draft, 'other_names')];
      return isSameName(name, others) ? `“${others}” is the same name.` : null;
    },
  ),
  filledRule(
    {
      ...practice,
      id: 'reason-for-names',
      kinds: ['affidavit-of-identity'],
      asks: 'The affidavit says why the names differ.',
      severity: 'low',
      do: 'Say why the names differ, such as a marriage.',
    },
    'reason',
    'The affidavit does not say why the names differ.',
  ),
];
