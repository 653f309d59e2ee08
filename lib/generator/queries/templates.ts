import 'server-only';
import { db } from '@/lib/platform/db';
import { hasModel } from '@/lib/vendor/model';
import { templateSources, type TemplateSource } from '../content/templates';
import { listRules } from '../rules/compliance/check';
import type {
  ComplianceQuery,
  DocumentTemplate,
  ShownRule,
  TemplateCategory,
  TemplateState,
  TemplateSummary,
} from '../schema';

export type ListedTemplate = DocumentTemplate & { usageCount: number };

type Filter = { category?: TemplateCategory; state?: TemplateState };

/** The templates of a category and a state, or of all, in the order of their names; no account is asked. */
export function listTemplates({ category, state }: Filter = {}): DocumentTemplate[] {
  return templateSources
    .filter((template) => category === undefined || template.category === category)
    .filter((template) => state === undefined || template.stateCode === state)
    .map(shownTemplate)
    .sort((a, b) => a.name.localeCompare(b.name) || a.stateCode.localeCompare(b.stateCode));
}

/** The same without their questions, for a page that lists them; no account is asked. */
export function listSummaries(): TemplateSummary[] {
  return listTemplates().map(({ requiredFields: _, ...summary }) => summary);
}

/** The same, with how many documents were made of each, over all accounts; no account is asked. */
export async function listUsedTemplates(filter: Filter): Promise<ListedTemplate[]> {
  const counts = await countTemplateUses();
  return listTemplates(filter).map((template) => ({ ...template, usageCount: counts[template.id] ?? 0 }));
}

/** How many documents were made of each template, over all accounts; of one that is not named, none. No account is asked. */
export async function countTemplateUses(): Promise<Record<string, number>> {
  const uses = await db.templateUse.findMany({ select: { templateId: true, count: true } });
  return Object.fromEntries(uses.map(({ templateId, count }) => [templateId, count]));
}

/** The rules of a state for a kind of document, or for each kind of a category; no account is asked. */
export function listComplianceRules({ state, documentType }: ComplianceQuery): ShownRule[] {
  return listRules(state, documentType);
}

/** Whether a model is set up that can word answers; no account is asked. */
export function canWordAnswers(): boolean {
  return hasModel();
}

/** Without its words, which are read from a file of ours. */
function shownTemplate({
  title: _title,
  signers: _signers,
  returnTo: _returnTo,
  witnesses: _witnesses,
  file: _file,
  markdown: _markdown,
  ...shown
}: TemplateSource): DocumentTemplate {
  return shown;
}
