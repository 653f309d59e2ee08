import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { ApiError } from '@/lib/platform/api-client';

/** The server knows nobody by this browser's session anymore. A wrong password, PIN or passkey has the same status. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !error.code?.startsWith('wrong_');
}

/** For a toast, which holds no link. */
export const SESSION_ENDED = 'Your session has ended. Please log in again.';

type SessionEndedProps = {
  /** Where the login leads back to; this page, if nothing is said. */
  back?: string;
  /** For a page that holds what would be lost by leaving it. */
  inNewTab?: boolean;
  /** `to continue.` */
  to?: string;
  /** What became of what was typed or sent. */
  children?: ReactNode;
  className?: string;
};

export function SessionEnded({
  back,
  inNewTab,
  to = 'to continue.',
  children,
  className,
}: SessionEndedProps) {
  return (
    <Alert role="alert" variant="waiting" className={className}>
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        {inNewTab ? <LogInElsewhere /> : <LogInHere back={back} />} {to} {children}
      </AlertDescription>
    </Alert>
  );
}

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
function LogInHere({ back }: { back?: string }) {
  return (
    <a href={loginAndBack(back)} className="text-link">
      Log in again
    </a>
  );
}

function LogInElsewhere() {
  return (
    <a href="/login" target="_blank" rel="noopener" className="text-link">
      Log in again in a new tab
    </a>
  );
}

export function loginAndBack(back = `${location.pathname}${location.search}${location.hash}`): string {
  return `/login?callbackUrl=${encodeURIComponent(back)}`;
}
