import { openAfresh } from '@/components/session/open-afresh';
import { safeReturnPath } from '@/lib/accounts/rules/return-path';
import type { PublicUser } from '@/lib/accounts/schema/users';

export function goOn(user: PublicUser) {
  openAfresh(pathAfterSignIn(user));
}

/** Where a person who has just signed in wanted to go, or where their work is. */
function pathAfterSignIn(user: PublicUser) {
  const wish = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeReturnPath(wish) ?? (user.role === 'notary' ? '/dashboard/notary' : '/deedguard-protection');
}
