import type { Source } from '@/lib/catalog/schema';
import type { Severity, TemplateKind, TemplateState } from '../../schema';
import type { ComplianceRule, Draft } from './rule';
import { hasAddress, hasWords, valueOf } from './words';

export const allStates: readonly TemplateState[] = ['CA', 'TX', 'FL', 'NY', 'IL'];
export const deedKinds: readonly TemplateKind[] = ['grant-deed', 'warranty-deed', 'quitclaim-deed'];
export const powerKinds: readonly TemplateKind[] = ['durable-power-of-attorney', 'limited-power-of-attorney'];
export const affidavitKinds: readonly TemplateKind[] = ['general-affidavit', 'affidavit-of-identity'];
export const willKinds: readonly TemplateKind[] = ['last-will'];
export const contractKinds: readonly TemplateKind[] = ['service-contract'];
export const allKinds: readonly TemplateKind[] = [
  ...deedKinds,
  ...powerKinds,
  ...willKinds,
  ...affidavitKinds,
  ...contractKinds,
];

/** One law, or that of each state that has one, and what is the reason elsewhere: nobody is told the law of another state. */
type Law = string | (Partial<Record<TemplateState, string>> & { elsewhere: string });

export type RuleFrame = {
  id: string;
  type: ComplianceRule['ruleType'];
  /** What it asks for, in one sentence. */
  asks: string;
  states: readonly TemplateState[];
  kinds: readonly TemplateKind[];
  severity: Severity;
  /** As a lawyer would cite it. */
  law: Law;
  source: Source;
  asOf: string;
  penalty?: string;
  /** What to do about it. */
  do: string;
};

/** Which field of the template mends it: always the same, or by what was filled in; null where no answer does. */
type MendedBy = { field: string | null | ((draft: Draft) => string | null) };

/** A rule with what is wrong where it is not met: `problem` is null where it is met. */
export function makeRule(
  frame: RuleFrame & MendedBy,
  problem: (draft: Draft) => string | null,
): ComplianceRule {
  const { id, field, states, kinds, severity, source, asOf } = frame;
  return {
    id,
    ruleType: frame.type,
    ruleDescription: frame.asks,
    isRequired: severity === 'critical' || severity === 'high',
    penalty: frame.penalty ?? null,
    lawIn: (state) => lawIn(frame.law, state),
    states,
    kinds,
    severity,
    source,
    asOf,
    problem,
    fieldOf: typeof field === 'function' ? field : () => field,
    recommendation: frame.do,
  };
}

function lawIn(law: Law, state: TemplateState): string {
  return typeof law === 'string' ? law : (law[state] ?? law.elsewhere);
}

/** A rule that a text has certain words, whichever of them where there are several: the template's own, which no answer mends. */
export function wordsRule(frame: RuleFrame, words: readonly string[], problem: string): ComplianceRule {
  return makeRule({ ...frame, field: null }, (draft) =>
    words.some((each) => hasWords(draft, each)) ? null : problem,
  );
}

/** A rule that a field is filled in. */
export function filledRule(frame: RuleFrame, field: string, problem: string): ComplianceRule {
  return makeRule({ ...frame, field }, (draft) => (valueOf(draft, field) === '' ? problem : null));
}

/** A rule that a field is filled in with something that can be an address. */
export function addressRule(frame: RuleFrame, field: string, missing: string): ComplianceRule {
  return makeRule({ ...frame, field }, (draft) => {
    const address = valueOf(draft, field);
    if (address === '') return missing;
    return hasAddress(address)
      ? null
      : `“${address}” has no street and place, so it is not a mailing address.`;
  });
}
