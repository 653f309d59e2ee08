import { ApiError } from '@/lib/platform/api-client';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';

/** Why a call failed, in words for a person: what is wrong with a field first. */
export function explainFailure(error: unknown, otherwise = UNREACHABLE): string {
  const [first] = Object.values((error instanceof ApiError && error.fields) || {});
  return first ?? detailOf(error, otherwise);
}

/** The same where each field says itself what is wrong with it; `otherwise` where the server said nothing. */
export function detailOf(error: unknown, otherwise = UNREACHABLE): string {
  return (error instanceof ApiError && error.detail) || otherwise;
}
