'use client';

import { explainFailure } from '@/components/kit/explain-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/platform/api-client';

type GuardsLoadingProps = { error: Error | null; isRetrying: boolean; onRetry: () => void };

/** Stands where the guards of an account will: on their way, or why they did not come. */
export function GuardsLoading({ error, isRetrying, onRetry }: GuardsLoadingProps) {
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 401) {
    return (
      <Alert role="alert" variant="waiting">
        <AlertTitle>Your session has ended</AlertTitle>
        <AlertDescription>
          {/* A whole new page on purpose: the router remembers this one as open. */}
          <a href={`/login?callbackUrl=${window.location.pathname}`} className="text-link">
            Log in again
          </a>{' '}
          to go on.
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>Your settings could not be loaded</AlertTitle>
      <AlertDescription>
        <p>{explainFailure(error)} Nothing was changed.</p>
        <Button variant="outline" className="mt-3" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Loading' : 'Try again'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}
