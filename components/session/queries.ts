import { queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import type { Guards } from '@/lib/accounts/schema/guards';

/** What guards the account beside its password. */
export const accountGuards = () => queryOptions<Guards>({ queryKey: ['/api/security/guards'] });

/** New codes were made: their number is true at once, also when what guards the account cannot be read again. */
export function noteNewCodes(codes: readonly string[]): void {
  accountClient().setQueryData(
    accountGuards().queryKey,
    (guards) => guards && { ...guards, recoveryCodesLeft: codes.length },
  );
}

export function refreshGuards(): Promise<void> {
  return accountClient().invalidateQueries({ queryKey: accountGuards().queryKey });
}
