import { POST } from '@/app/api/ai-documents/generate/route';
import { findTemplateSource, type TemplateSource } from '@/lib/generator/content/templates';
import type { FieldValues, GeneratedDocument } from '@/lib/generator/schema';
import type { Person } from './actors';
import { callRoute, type Answer } from './http';

export function templateOf(id: string): TemplateSource {
  const template = findTemplateSource(id);
  if (!template) throw new Error(`No template ${id}`);
  return template;
}

/** The examples of a template's fields, which pass. */
export function examplesOf(id: string): Record<string, string> {
  return Object.fromEntries(templateOf(id).requiredFields.map(({ name, example }) => [name, example]));
}

type Sent = { templateId?: string; formData?: FieldValues } & Record<string, unknown>;

/** What the screen sends, with the examples of a Texas affidavit of identity. */
export function generateBody({ templateId = 'affidavit-of-identity-tx', ...own }: Sent = {}) {
  return {
    templateId,
    documentName: 'My affidavit',
    formData: examplesOf(templateId),
    stateCode: templateOf(templateId).stateCode,
    userId: 'demo-user',
    aiMetadata: { model: 'gpt-5', templateVersion: '9.9' },
    complianceCheck: { isCompliant: true, riskScore: 0, violations: [], requiredActions: [] },
    ...own,
  };
}

export function generate(as: Person | null, body: unknown = generateBody()): Promise<Answer> {
  return callRoute(POST, { method: 'POST', url: '/api/ai-documents/generate', as, body });
}

/** A generated document of that account. */
export async function generated(as: Person, own: Sent = {}): Promise<GeneratedDocument> {
  const answer = await generate(as, generateBody(own));
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body as GeneratedDocument;
}
