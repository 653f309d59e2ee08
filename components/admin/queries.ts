import { queryOptions } from '@tanstack/react-query';
import { userUrl } from '@/lib/accounts/rules/urls';
import type { OpenVisits } from '@/lib/notary/schema/open-visits';

/** What a suspension of an account would reach; it changes with every hour, so each dialog asks anew. */
export const readOpenVisits = (userId: string) =>
  queryOptions<OpenVisits>({ queryKey: [userUrl(userId), 'suspension'], staleTime: 0 });
