'use client';

import { usePathname } from 'next/navigation';
import { loginAndBack } from '@/components/kit/session-ended';
import { buttonVariants } from '@/components/ui/button';

/** Pages that nobody wants to be led back to: the landing page, and those on the way to an account. */
const PASSED_THROUGH = /^\/($|login|signup|confirm-email|security\/undo)/;
/** Where the address says already what the login leads to. */
const KEEPS_QUERY = ['/login', '/signup'];

/** Logs in and comes back to this page, its filters and its tab. A whole new page, because the person changes. */
export function LoginLink() {
  const pathname = usePathname();

  return (
    <a
      href={loginFrom({ pathname })}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      // Query and hash are known to the browser alone: a prerendered page has neither.
      onClick={(event) => {
        event.currentTarget.href = loginFrom(window.location);
      }}
    >
      Login
    </a>
  );
}

type Place = { pathname: string; search?: string; hash?: string };

function loginFrom({ pathname, search = '', hash = '' }: Place): string {
  if (KEEPS_QUERY.includes(pathname)) return `/login${search}`;
  return PASSED_THROUGH.test(pathname) ? '/login' : loginAndBack(`${pathname}${search}${hash}`);
}
