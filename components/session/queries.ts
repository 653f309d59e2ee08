import { queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import type { Guards } from '@/lib/accounts/schema/guards';

/** What guards the account beside its password. */
export const accountGuards = () => queryOptions<Guards>({ queryKey: ['/api/security/guards'] });

export function refreshGuards(): Promise<void> {
  return accountClient().invalidateQueries({ queryKey: accountGuards().queryKey });
}
