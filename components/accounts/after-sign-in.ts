import { safeReturnPath } from '@/lib/accounts/rules/return-path';
import type { PublicUser } from '@/lib/accounts/schema/users';

export function goOn(user: PublicUser) {
  openAfresh(pathAfterSignIn(user));
}

/**
 * A whole new page, for the moments when the person changes: what the router remembers of gated pages is their
 * redirect to the login, and what it remembers of private ones is not for the next person.
 */
export function openAfresh(path: string) {
  window.location.assign(path);
}

/** Where a person who has just signed in wanted to go, or where their work is. */
function pathAfterSignIn(user: PublicUser) {
  const wish = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeReturnPath(wish) ?? (user.role === 'notary' ? '/dashboard/notary' : '/deedguard-protection');
}
