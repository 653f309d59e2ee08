import { secondary } from '../source';
import { allStates, contractKinds, filledRule, makeRule, wordsRule, type RuleFrame } from './make-rule';
import type { ComplianceRule } from './rule';
import { hasWords, isDay, lacksPrice, isSameName, valueOf, yearsFrom } from './words';

const practice = {
  states: allStates,
  kinds: contractKinds,
  type: 'content',
  law: 'Practice of contracts: parties, subject, price and term are certain',
  source: secondary('Practice of drafting contracts'),
  asOf: '2026-11',
} as const satisfies Partial<RuleFrame>;

const SHORTEST_SCOPE = 20;

export const contractRules: ComplianceRule[] = [
  makeRule(
    {
      ...practice,
      id: 'two-parties',
      field: 'client_name',
      asks: 'A contract has two parties.',
      severity: 'critical',
      do: 'Name two different parties.',
    },
    (draft) => {
      const [provider, client] = [valueOf(draft, 'provider_name'), valueOf(draft, 'client_name')];
      return isSameName(provider, client) ? `${provider} is the provider and the client.` : null;
    },
  ),
  makeRule(
    {
      ...practice,
      id: 'price-certain',
      field: 'price',
      asks: 'The price is a sum or a rate.',
      severity: 'high',
      do: 'Write the sum or the rate in figures.',
    },
    (draft) => {
      const price = valueOf(draft, 'price');
      return /\d/.test(price) && !lacksPrice(price) ? null : `“${price}” names no sum.`;
    },
  ),
  makeRule(
    {
      ...practice,
      id: 'term-in-order',
      field: 'end_date',
      asks: 'The term ends after it begins.',
      severity: 'critical',
      do: 'Correct the beginning or the end.',
    },
    (draft) => {
      const [start, end] = [valueOf(draft, 'start_date'), valueOf(draft, 'end_date')];
      return isDay(start) && isDay(end) && end < start ? `It begins on ${start} and ends on ${end}.` : null;
    },
  ),
  makeRule(
    {
      ...practice,
      id: 'term-not-over',
      field: 'end_date',
      asks: 'The term has not ended before today.',
      severity: 'medium',
      do: 'Set a later end.',
    },
    (draft) => {
      const end = valueOf(draft, 'end_date');
      return isDay(end) && end < draft.today ? `The term ended on ${end}.` : null;
    },
  ),
  makeRule(
    {
      ...practice,
      id: 'scope-described',
      field: 'services',
      asks: 'The work is described so that both know when it is done.',
      severity: 'medium',
      do: 'Describe what is done, where and to what standard.',
    },
    (draft) => {
      const services = valueOf(draft, 'services');
      return services.length < SHORTEST_SCOPE ? `“${services}” does not describe the work.` : null;
    },
  ),
  wordsRule(
    {
      ...practice,
      id: 'governing-law',
      asks: 'The contract says which law governs it.',
      severity: 'high',
      do: 'Put the sentence on the governing law back.',
    },
    ['governed by the laws of the State of'],
    'The contract does not say which law governs it.',
  ),
  filledRule(
    {
      ...practice,
      id: 'notice-of-termination',
      asks: 'The contract says with how many days of notice it can be ended.',
      severity: 'low',
      do: 'Fill in the days of notice.',
    },
    'termination_days',
    'The contract does not say with how many days of notice it can be ended.',
  ),
  filledRule(
    {
      ...practice,
      id: 'liability-limit',
      asks: 'The parties say what the most is that one owes the other.',
      severity: 'low',
      do: 'Consider a limit of liability.',
    },
    'liability_limit',
    'The contract has no limit of liability.',
  ),
  makeRule(
    {
      ...practice,
      id: 'writing-over-a-year',
      field: null,
      type: 'format',
      asks: 'A contract that takes longer than a year is in writing and has lines for both signatures.',
      severity: 'high',
      law: {
        CA: 'Cal. Civ. Code § 1624',
        TX: 'Tex. Bus. & Com. Code § 26.01',
        FL: 'Fla. Stat. § 725.01',
        NY: 'N.Y. General Obligations Law § 5-701',
        IL: '740 ILCS 80/1',
        elsewhere: 'Practice of contracts',
      },
      source: secondary('Statutes of frauds of the five states'),
      penalty: 'It may not be enforceable against a party who did not sign.',
      do: 'Put the signature lines of both parties back.',
    },
    (draft) => {
      const [start, end] = [valueOf(draft, 'start_date'), valueOf(draft, 'end_date')];
      if (!isDay(start) || !isDay(end) || end <= yearsFrom(start, 1)) return null;
      const isSigned = ['provider', 'client'].every((party) =>
        hasWords(draft, `${valueOf(draft, `${party}_name`)}, ${party}`),
      );
      return isSigned ? null : 'It takes longer than a year, and a signature line is missing.';
    },
  ),
];
