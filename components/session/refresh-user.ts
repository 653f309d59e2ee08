import { isSignedOut } from '@/components/kit/session-ended';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import { ME_URL } from '@/lib/accounts/rules/urls';
import type { PublicUser } from '@/lib/accounts/schema/users';
import { apiRequest } from '@/lib/platform/api-client';

/** After what may have changed the account that is signed in here, or ended its session: shows what the server says now. */
export async function refreshUser(): Promise<void> {
  if (!readStoredUser()) return;
  try {
    storeUser(await apiRequest<PublicUser>('GET', ME_URL));
  } catch (error) {
    if (isSignedOut(error)) storeUser(null);
  }
}
