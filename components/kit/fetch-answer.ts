import { toApiError } from '@/lib/platform/api-client';

/** Asks for what is no JSON: a file, a text, an answer's headers. Throws ApiError for a refusal. */
export async function fetchAnswer(
  url: string,
  how: RequestInit = { credentials: 'include' },
): Promise<Response> {
  const response = await fetch(url, how);
  if (!response.ok) throw toApiError(response, await response.text());
  return response;
}
