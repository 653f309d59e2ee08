import Link from 'next/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

type TrackingFailureProps = { error: Error; isRetrying?: boolean; onRetry?: () => void };

export function TrackingFailure({ error, isRetrying = false, onRetry }: TrackingFailureProps) {
  if (error instanceof ApiError && error.status === 401) return <SessionEnded />;
  const isGone = error instanceof ApiError && error.status === 404;

  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>
        {isGone ? 'There is no such visit in your account' : 'The visit could not be loaded'}
      </AlertTitle>
      <AlertDescription>
        <p>{error instanceof ApiError ? error.detail : 'The server could not be reached.'}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {isGone && (
            <Link href="/live-tracking" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
              Show my visits
            </Link>
          )}
          {!isGone && onRetry && (
            <Button variant="outline" aria-disabled={isRetrying} onClick={onRetry}>
              {isRetrying ? 'Loading' : 'Try again'}
            </Button>
          )}
        </div>
      </AlertDescription>
    </Alert>
  );
}

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
function SessionEnded() {
  const back = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        <a href={`/login?callbackUrl=${back}`} className="text-link">
          Log in again
        </a>{' '}
        to go on.
      </AlertDescription>
    </Alert>
  );
}
