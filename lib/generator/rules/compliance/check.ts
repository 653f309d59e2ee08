import {
  severities,
  templateCategories,
  type ComplianceCheck,
  type ShownRule,
  type TemplateCategory,
  type TemplateKind,
  type TemplateState,
  type Violation,
} from '../../schema';
import { riskScoreOf } from './risk';
import type { ComplianceRule, Draft } from './rule';
import { complianceRules } from './rules';
import { affidavitKinds, contractKinds, deedKinds, powerKinds, willKinds } from './make-rule';

const kindsOf: Record<TemplateCategory, readonly TemplateKind[]> = {
  deed: deedKinds,
  power_of_attorney: powerKinds,
  will: willKinds,
  affidavit: affidavitKinds,
  contract: contractKinds,
};

/** What the rules of its state find in a document, gravest first. Compliant is one without a critical or high violation. */
export function checkCompliance(draft: Draft): ComplianceCheck {
  const { stateCode, kind } = draft.template;
  const violations = complianceRules
    .filter(({ states, kinds }) => states.includes(stateCode) && kinds.includes(kind))
    .flatMap((rule) => violationOf(rule, draft))
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  const grave = violations.filter(({ severity }) => severity === 'critical' || severity === 'high');
  return {
    isCompliant: grave.length === 0,
    riskScore: riskScoreOf(violations),
    violations,
    requiredActions: [...new Set(grave.map(({ recommendation }) => recommendation))],
  };
}

function violationOf(rule: ComplianceRule, draft: Draft): Violation[] {
  const problem = rule.problem(draft);
  if (problem === null) return [];
  const { id, severity, recommendation } = rule;
  const legalReference = rule.lawIn(draft.template.stateCode);
  const field = rule.fieldOf(draft);
  return [{ rule: id, severity, description: problem, legalReference, recommendation, field }];
}

/** The rules for a kind of document, or for each kind of a category, in one state: what is shown before it is made. */
export function listRules(state: TemplateState, documentType: TemplateKind | TemplateCategory): ShownRule[] {
  const kinds = isCategory(documentType) ? kindsOf[documentType] : [documentType];
  return complianceRules
    .filter((rule) => rule.states.includes(state) && rule.kinds.some((kind) => kinds.includes(kind)))
    .map(({ id, ruleType, ruleDescription, isRequired, penalty, lawIn }) => ({
      id,
      ruleType,
      ruleDescription,
      isRequired,
      penalty,
      legalReference: lawIn(state),
    }));
}

function isCategory(type: TemplateKind | TemplateCategory): type is TemplateCategory {
  return (templateCategories as readonly string[]).includes(type);
}
