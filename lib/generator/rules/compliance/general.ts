import { secondary } from '../source';
import { allKinds, allStates, makeRule } from './make-rule';
import type { ComplianceRule, Draft } from './rule';
import { isDay, valueOf, yearsFrom } from './words';

const incomplete = {
  states: allStates,
  kinds: allKinds,
  law: 'Cal. Gov. Code § 8205, and good practice elsewhere',
  source: secondary(
    'Angela V. Mobile Notary, on Cal. Gov. Code § 8205',
    'http://angelavmobilenotary.com/author/angela',
  ),
  asOf: '2026-11',
} as const;

/** What people and programs leave where something should have been filled in. */
const PLACEHOLDER = /\[[^\]\n]{0,60}\]?|\{\{|\bX{3,}\b|\bTBD\b|\bTBA\b|\blorem ipsum\b|\bto be determined\b/i;
const EARLIEST = '1850-01-01';
const YEARS_AHEAD = 50;
const FIELD_OF_A_DAY = /_date$/;

function daysOf(draft: Draft): [field: string, day: string][] {
  return Object.keys(draft.values).flatMap((field): [string, string][] => {
    const day = valueOf(draft, field);
    return FIELD_OF_A_DAY.test(field) && day !== '' ? [[field.replaceAll('_', ' '), day]] : [];
  });
}

function placeholderIn({ text, values }: Draft): string | null {
  const found = [...Object.values(values), text].map((each) => PLACEHOLDER.exec(each)?.[0]).find(Boolean);
  return found ? `The document still has “${found}” where something should be filled in.` : null;
}

export const generalRules: ComplianceRule[] = [
  makeRule(
    {
      ...incomplete,
      id: 'no-placeholders',
      type: 'content',
      asks: 'The document is complete: no brackets, XXX or TBD are left in it.',
      severity: 'high',
      do: 'Replace the placeholder with what it stands for, or take it out.',
    },
    placeholderIn,
  ),
  makeRule(
    {
      ...incomplete,
      id: 'dates-exist',
      type: 'format',
      asks: 'A date is a day of the calendar.',
      severity: 'critical',
      do: 'Correct the date.',
    },
    (draft) => {
      const wrong = daysOf(draft).find(([, day]) => !isDay(day));
      return wrong ? `There is no such ${wrong[0]}: ${wrong[1]}.` : null;
    },
  ),
  makeRule(
    {
      ...incomplete,
      id: 'dates-plausible',
      type: 'format',
      asks: 'A date is not far in the past or the future.',
      severity: 'medium',
      do: 'Look at the year again.',
    },
    (draft) => {
      const latest = yearsFrom(draft.today, YEARS_AHEAD);
      const strange = daysOf(draft).find(([, day]) => isDay(day) && (day < EARLIEST || day > latest));
      return strange ? `The ${strange[0]} is ${strange[1]}, which is far away.` : null;
    },
  ),
];
