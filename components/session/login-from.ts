import { loginAndBack } from '@/components/kit/session-ended';

/** Pages that nobody wants to be led back to: the landing page, and those on the way to an account. */
const PASSED_THROUGH = /^\/($|login|signup|confirm-email|security\/undo)/;
/** Where the address says already what the login leads to. */
const KEEPS_QUERY = ['/login', '/signup'];

type Place = { pathname: string; search?: string; hash?: string };

/** The login that comes back to a page, its filters and its tab. */
export function loginFrom({ pathname, search = '', hash = '' }: Place): string {
  if (KEEPS_QUERY.includes(pathname)) return `/login${search}`;
  return PASSED_THROUGH.test(pathname) ? '/login' : loginAndBack(`${pathname}${search}${hash}`);
}
