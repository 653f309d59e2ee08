import type { Source } from '@/lib/catalog/schema';
import type {
  DocumentTemplate,
  FieldValues,
  Severity,
  ShownRule,
  TemplateKind,
  TemplateState,
} from '../../schema';

/** What a rule looks at. */
export type Draft = {
  template: Pick<DocumentTemplate, 'kind' | 'category' | 'stateCode' | 'certificate'>;
  values: FieldValues;
  /** The whole text of the document. */
  text: string;
  /** The day in the place of whoever writes it: `2026-11-24`. */
  today: string;
  /** Whether the state of the template has a county of this name. */
  isCounty: (name: string) => boolean;
};

/** A rule over a document: what it asks for, where it applies, and how it is seen whether it is met. */
export type ComplianceRule = Omit<ShownRule, 'legalReference'> & {
  /** What is cited for it in a state. */
  lawIn: (state: TemplateState) => string;
  states: readonly TemplateState[];
  kinds: readonly TemplateKind[];
  severity: Severity;
  source: Source;
  /** The month for which the source says it: `2026-11`. */
  asOf: string;
  /** What is wrong, in one or two sentences; null where the rule is met. */
  problem: (draft: Draft) => string | null;
  /** The name of the field that mends what is wrong in this draft; null where no answer does. */
  fieldOf: (draft: Draft) => string | null;
  recommendation: string;
};
