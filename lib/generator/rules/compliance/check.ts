import type { ComplianceCheck, ShownRule, TemplateCategory, TemplateKind, TemplateState } from '../../schema';
import type { Draft } from './rule';

export function checkCompliance(_draft: Draft): ComplianceCheck {
  return { isCompliant: true, riskScore: 0, violations: [], requiredActions: [] };
}

export function listRules(_state: TemplateState, _type: TemplateKind | TemplateCategory): ShownRule[] {
  return [];
}
