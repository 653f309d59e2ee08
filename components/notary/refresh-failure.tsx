import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

type RefreshFailureProps = { error: Error | null; isRetrying: boolean; onRetry: () => void };

/** What is shown may be old by now: says so, and offers another try, or the login where the session ended. */
export function RefreshFailure({ error, isRetrying, onRetry }: RefreshFailureProps) {
  if (!error) return null;
  const isSignedOut = error instanceof ApiError && error.status === 401;

  return (
    <Alert role="alert" variant="waiting" className="mt-6">
      <AlertTitle>
        {isSignedOut ? 'Your session has ended' : 'This page could not be brought up to date'}
      </AlertTitle>
      <AlertDescription className="flex flex-wrap items-center gap-3">
        <p>What you see may be a while old.</p>
        {isSignedOut ? (
          <a href="/login" target="_blank" rel="noopener" className="text-link">
            Log in in a new tab
          </a>
        ) : null}
        <Button variant="outline" size="sm" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Loading' : 'Try again'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}
