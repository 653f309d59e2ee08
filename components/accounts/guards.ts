'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Guards } from '@/lib/accounts/schema/guards';

const queryKey = ['/api/security/guards'];

/** What guards the account of this person, and how to read it again after a change. */
export function useGuards() {
  const client = useQueryClient();
  const query = useQuery<Guards>({ queryKey });
  return { ...query, refresh: () => client.invalidateQueries({ queryKey }) };
}
