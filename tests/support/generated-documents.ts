import { POST } from '@/app/api/ai-documents/generate/route';
import type { FieldValues, OpenDocument } from '@/lib/generator/schema';
import type { Person } from './actors';
import { examplesOf, templateOf } from './generator';
import { callRoute, type Answer } from './http';

/** The examples of a template's fields, which pass. */
export function answersOf(templateId: string): FieldValues {
  return examplesOf(templateOf(templateId));
}

type Sent = { templateId?: string; formData?: FieldValues } & Record<string, unknown>;

/** What the screen sends, with the examples of a Texas affidavit of identity. */
export function generateBody({ templateId = 'affidavit-of-identity-tx', ...own }: Sent = {}) {
  return {
    templateId,
    documentName: 'My affidavit',
    formData: answersOf(templateId),
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
export async function generated(as: Person, own: Sent = {}): Promise<OpenDocument> {
  const answer = await generate(as, generateBody(own));
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body as OpenDocument;
}
