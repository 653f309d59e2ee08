import type { Role } from '@/prisma/generated/enums';

const ANYWHERE = 'https://same-origin.invalid';

/**
 * The path to go back to after sign-in, or null when the wish is not one of ours: another origin, another scheme,
 * a path that a browser would read as another host (`//evil.test`, `/\evil.test`, `/.//evil.test`), or a call, which is no page.
 */
export function safeReturnPath(wish: string | null | undefined): string | null {
  if (!wish?.startsWith('/')) return null;
  if (!URL.canParse(wish, ANYWHERE)) return null;

  const url = new URL(wish, ANYWHERE);
  if (url.origin !== ANYWHERE || /^\/(?:\/|(?:api|v1)(?:\/|$))/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Where the work of an account is: of a notary, `/home` is what today brings. */
export function workPath(role: Role): string {
  return role === 'admin' ? '/admin' : '/home';
}

/** Where the link of an invitation leads. Whoever opens an account for it comes back there. */
export const JOIN_ORGANIZATION = '/join/organization';

/** Where a notary is asked for. */
export const NEW_REQUEST = '/dashboard/client?request=new';
