import { queryOptions } from '@tanstack/react-query';
import type { OpenVisits } from '@/lib/notary/schema/open-visits';

/** What a suspension of an account would reach; it changes with every hour, so each dialog asks anew. */
export const readOpenVisits = (userId: string) =>
  queryOptions<OpenVisits>({ queryKey: ['/api/users', userId, 'suspension'], staleTime: 0 });
