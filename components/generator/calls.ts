import type * as z from 'zod';
import { generatedUrl } from '@/components/generator/queries';
import type { generateSchema, OpenDocument } from '@/lib/generator/schema';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

export type GenerateBody = z.input<typeof generateSchema>;

/** What is wrong with an answer is named by its field, also where the server names the whole path. */
export async function generateDocument(body: GenerateBody): Promise<OpenDocument> {
  try {
    return await apiRequest('POST', '/api/ai-documents/generate', body);
  } catch (error) {
    throw error instanceof ApiError ? withFieldNames(error) : error;
  }
}

function withFieldNames({ status, detail, code, fields = {} }: ApiError): ApiError {
  const named = Object.entries(fields).map(([path, problem]) => [path.replace(/^formData\./, ''), problem]);
  return new ApiError(status, detail, code, Object.fromEntries(named));
}

type Which = { userId: string; id: string };

/** Puts the PDF into the vault; a second time it is the same document. */
export function storeGenerated({ userId, id }: Which) {
  return apiRequest<{ documentId: string }>('POST', `${generatedUrl(userId, id)}/vault`);
}

export async function deleteGenerated({ userId, id }: Which): Promise<void> {
  try {
    await apiRequest('DELETE', generatedUrl(userId, id));
  } catch (error) {
    // Deleted meanwhile, in another tab: the wish is fulfilled.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
