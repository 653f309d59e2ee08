'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Guards } from '@/lib/accounts/schema/guards';
import { ApiError } from '@/lib/platform/api-client';

const queryKey = ['/api/security/guards'];
const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';

/** What guards the account of this person, and how to read it again after a change. */
export function useGuards() {
  const client = useQueryClient();
  const query = useQuery<Guards>({ queryKey });
  return { ...query, refresh: () => client.invalidateQueries({ queryKey }) };
}

/** What a person reads when a call about their guards failed. */
export function explainFailure(error: unknown): string {
  if (error instanceof ApiError) return Object.values(error.fields ?? {})[0] ?? error.detail;
  return UNREACHABLE;
}
