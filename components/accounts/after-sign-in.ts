import { arrivalAfterSignUp } from '@/components/session/link-mailed';
import { openAfresh } from '@/components/session/open-afresh';
import { safeReturnPath } from '@/lib/accounts/rules/return-path';
import type { NewAccount, PublicUser } from '@/lib/accounts/schema/users';

export function goOn(user: NewAccount) {
  openAfresh(arrivalAfterSignUp(pathAfterSignIn(user), user));
}

/** Where a person who has just signed in wanted to go, or where their work is. */
function pathAfterSignIn(user: PublicUser) {
  const wish = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeReturnPath(wish) ?? (user.role === 'notary' ? '/dashboard/notary' : '/deedguard-protection');
}
