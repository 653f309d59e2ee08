import { RetryButton } from '@/components/kit/retry-button';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

type RefreshFailureProps = { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } };

const OUT_OF_DATE = 'What you see may be out of date.';

/** What is shown may be old by now: says so, and offers another try, or the login where the session ended. */
export function RefreshFailure({ query: { error, isFetching, refetch } }: RefreshFailureProps) {
  if (!error) return null;
  const retry = <RetryButton size="sm" isRetrying={isFetching} onRetry={refetch} />;
  if (isSignedOut(error)) {
    return (
      <SessionEnded inNewTab to="and come back to see what is new." className="mt-6">
        {OUT_OF_DATE}
        <div className="mt-3">{retry}</div>
      </SessionEnded>
    );
  }
  return (
    <Alert role="alert" variant="waiting" className="mt-6">
      <AlertTitle>This page could not be updated</AlertTitle>
      <AlertDescription className="flex flex-wrap items-center gap-3">
        <p>{OUT_OF_DATE}</p>
        {retry}
      </AlertDescription>
    </Alert>
  );
}
