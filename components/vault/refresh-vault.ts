import { accountClient } from '@/components/kit/account-client';

/** After documents came, changed or went: what every tab shows of them is asked for again. */
export async function refreshVault(): Promise<void> {
  await accountClient().invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/vault/'),
  });
}
