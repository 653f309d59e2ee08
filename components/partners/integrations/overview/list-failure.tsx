import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

type ListFailureProps = {
  error: Error;
  /** Where a login leads back to. */
  back: string;
  isRetrying: boolean;
  onRetry: () => void;
};

export function ListFailure({ error, back, isRetrying, onRetry }: ListFailureProps) {
  if (error instanceof ApiError && error.status === 401) return <SessionEnded back={back} />;

  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>The partners could not be loaded</AlertTitle>
      <AlertDescription className="grid justify-items-start gap-3">
        <p>{error instanceof ApiError ? error.detail : 'The server could not be reached.'}</p>
        <Button variant="outline" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Loading' : 'Try again'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
function SessionEnded({ back }: { back: string }) {
  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        <a href={`/login?callbackUrl=${encodeURIComponent(back)}`} className="text-link">
          Log in again
        </a>{' '}
        to see the partners.
      </AlertDescription>
    </Alert>
  );
}
