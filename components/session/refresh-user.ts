import { isSignedOut } from '@/components/kit/session-ended';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import type { PublicUser } from '@/lib/accounts/schema/users';
import { apiRequest } from '@/lib/platform/api-client';

/** After what may have changed the account that is signed in here, or ended its session: shows what the server says now. */
export async function refreshUser(): Promise<void> {
  if (!readStoredUser()) return;
  try {
    storeUser(await apiRequest<PublicUser>('GET', '/api/auth/me'));
  } catch (error) {
    if (isSignedOut(error)) storeUser(null);
  }
}
