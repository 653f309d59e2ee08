import { secondary } from '../source';
import { allKinds, allStates, makeRule } from './make-rule';
import type { ComplianceRule, Draft } from './rule';
import { isDay, valueOf, yearsFrom } from './words';

export const incomplete = {
  states: allStates,
  kinds: allKinds,
  law: { CA: 'Cal. Gov. Code § 8205', elsewhere: 'Good practice' },
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

type Day = [field: string, day: string];

function daysOf(draft: Draft): Day[] {
  return Object.keys(draft.values).flatMap((field): Day[] => {
    const day = valueOf(draft, field);
    return FIELD_OF_A_DAY.test(field) && day !== '' ? [[field, day]] : [];
  });
}

function wrongDay(draft: Draft): Day | undefined {
  return daysOf(draft).find(([, day]) => !isDay(day));
}

function strangeDay(draft: Draft): Day | undefined {
  const latest = yearsFrom(draft.today, YEARS_AHEAD);
  return daysOf(draft).find(([, day]) => isDay(day) && (day < EARLIEST || day > latest));
}

function spoken(field: string): string {
  return field.replaceAll('_', ' ');
}

function placeholderField({ values }: Draft): string | null {
  return Object.keys(values).find((field) => PLACEHOLDER.test(values[field] ?? '')) ?? null;
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
      field: placeholderField,
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
      field: (draft) => wrongDay(draft)?.[0] ?? null,
      type: 'format',
      asks: 'A date is a day of the calendar.',
      severity: 'critical',
      do: 'Correct the date.',
    },
    (draft) => {
      const wrong = wrongDay(draft);
      return wrong ? `There is no such ${spoken(wrong[0])}: ${wrong[1]}.` : null;
    },
  ),
  makeRule(
    {
      ...incomplete,
      id: 'dates-plausible',
      field: (draft) => strangeDay(draft)?.[0] ?? null,
      type: 'format',
      asks: 'A date is not far in the past or the future.',
      severity: 'medium',
      do: 'Look at the year again.',
    },
    (draft) => {
      const strange = strangeDay(draft);
      return strange ? `The ${spoken(strange[0])} is ${strange[1]}, which is far away.` : null;
    },
  ),
];
