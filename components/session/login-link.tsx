'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { loginAndBack } from '@/components/kit/session-ended';

const LOGIN = '/login';
/** Pages that nobody wants to be led back to: the landing page, and those on the way to an account. */
const PASSED_THROUGH = /^\/($|login|signup|confirm-email|consent\/lock|join\/|security\/undo)/;
/** Where the address says already what the login leads to. */
const KEEPS_QUERY = [LOGIN, '/signup'];

/**
 * Logs in and comes back to this page, its filters and its tab. A whole new page, because the person changes; the way back
 * is added as it is pressed, so that search engines find one login and not one for each page.
 */
export function LoginLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a href={LOGIN} className={className} onPointerDown={addWayBack} onClick={addWayBack}>
      {children}
    </a>
  );
}

function addWayBack({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.href = loginFrom(window.location);
}

function loginFrom({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (KEEPS_QUERY.includes(pathname)) return LOGIN + search;
  return PASSED_THROUGH.test(pathname) ? LOGIN : loginAndBack(`${pathname}${search}${hash}`);
}
