import type { TemplateKind, TemplateState } from '../../schema';
import { allStates, makeRule } from './make-rule';
import { definition } from './powers';
import type { ComplianceRule, Draft } from './rule';
import { isDay, valueOf } from './words';

/** Where a power has a day on which it ends: each limited one, and of the durable ones that of Illinois. */
const ending: [suffix: string, kind: TemplateKind, states: readonly TemplateState[]][] = [
  ['', 'limited-power-of-attorney', allStates],
  ['-durable-il', 'durable-power-of-attorney', ['IL']],
];

function endsBefore(draft: Draft, from: string): boolean {
  const end = valueOf(draft, 'end_date');
  return isDay(end) && isDay(from) && end < from;
}

export const powerDayRules: ComplianceRule[] = ending.flatMap(([suffix, kind, states]) => [
  makeRule(
    {
      ...definition,
      id: `power-not-expired${suffix}`,
      field: 'end_date',
      type: 'content',
      asks: 'The power does not end before today.',
      states,
      kinds: [kind],
      severity: 'high',
      do: 'Set a later end, or leave it empty where the form lets you.',
    },
    (draft) =>
      endsBefore(draft, draft.today)
        ? `The power ends on ${valueOf(draft, 'end_date')}, which has passed.`
        : null,
  ),
  makeRule(
    {
      ...definition,
      id: `power-ends-after-it-begins${suffix}`,
      field: 'end_date',
      type: 'content',
      asks: 'The power does not end before it begins.',
      states,
      kinds: [kind],
      severity: 'high',
      do: 'Correct the beginning or the end.',
    },
    (draft) =>
      endsBefore(draft, valueOf(draft, 'effective_date'))
        ? `It begins on ${valueOf(draft, 'effective_date')} and ends on ${valueOf(draft, 'end_date')}.`
        : null,
  ),
]);
