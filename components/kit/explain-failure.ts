import { ApiError } from '@/lib/platform/api-client';

/** Why a call failed, in words for a person: what is wrong with a field first. */
export function explainFailure(error: unknown): string {
  if (error instanceof ApiError) return Object.values(error.fields ?? {})[0] ?? error.detail;
  return 'The server could not be reached. Check your connection and try again.';
}
