import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { ApiError } from '@/lib/platform/api-client';

/** The server knows nobody by this browser's session any more. A wrong password of somebody it knows has the same status. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong_password';
}

/** For a toast, which holds no link. */
export const SESSION_ENDED = 'Your session has ended. Please log in again.';

type SessionEndedProps = {
  /** Where the login leads back to; this page, if nothing is said. */
  back?: string;
  /** `to go on.` */
  to?: string;
  /** What became of what was typed or sent. */
  children?: ReactNode;
  className?: string;
};

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
export function SessionEnded({ back, to = 'to go on.', children, className }: SessionEndedProps) {
  return (
    <Alert role="alert" variant="waiting" className={className}>
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        <a href={loginAndBack(back)} className="text-link">
          Log in again
        </a>{' '}
        {to} {children}
      </AlertDescription>
    </Alert>
  );
}

export function loginAndBack(back = `${location.pathname}${location.search}${location.hash}`): string {
  return `/login?callbackUrl=${encodeURIComponent(back)}`;
}

/** For a page that holds what would be lost by leaving it. */
export function LogInElsewhere() {
  return (
    <a href="/login" target="_blank" rel="noopener" className="text-link">
      Log in in a new tab
    </a>
  );
}
