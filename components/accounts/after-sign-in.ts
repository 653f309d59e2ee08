import { safeReturnPath } from '@/lib/accounts/rules';
import type { PublicUser } from '@/lib/accounts/schema';

/** Where a person who has just signed in wanted to go, or where their work is. */
export function pathAfterSignIn(user: PublicUser) {
  const wish = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeReturnPath(wish) ?? (user.role === 'notary' ? '/dashboard/notary' : '/deedguard-protection');
}

/** A whole new page: what the router remembers of gated pages is their redirect to the login. */
export function goOn(user: PublicUser) {
  window.location.assign(pathAfterSignIn(user));
}
