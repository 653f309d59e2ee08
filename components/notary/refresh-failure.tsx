import { RetryButton } from '@/components/kit/load-failure';
import { isSignedOut, LogInElsewhere } from '@/components/kit/session-ended';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

type RefreshFailureProps = { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } };

/** What is shown may be old by now: says so, and offers another try, or the login where the session ended. */
export function RefreshFailure({ query: { error, isFetching, refetch } }: RefreshFailureProps) {
  if (!error) return null;
  const isOver = isSignedOut(error);

  return (
    <Alert role="alert" variant="waiting" className="mt-6">
      <AlertTitle>{isOver ? 'Your session has ended' : 'This page could not be updated'}</AlertTitle>
      <AlertDescription className="flex flex-wrap items-center gap-3">
        <p>What you see may be out of date.</p>
        {isOver && <LogInElsewhere />}
        <RetryButton size="sm" isRetrying={isFetching} onRetry={refetch} />
      </AlertDescription>
    </Alert>
  );
}
