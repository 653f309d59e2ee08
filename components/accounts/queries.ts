import { queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import { SESSIONS_URL } from '@/lib/accounts/rules/urls';
import type { SessionView } from '@/lib/accounts/schema/sessions';

/** Where the account is signed in. */
export const accountSessions = () => queryOptions<SessionView[]>({ queryKey: [SESSIONS_URL] });

export function refreshSessions(): Promise<void> {
  return accountClient().invalidateQueries({ queryKey: accountSessions().queryKey });
}
