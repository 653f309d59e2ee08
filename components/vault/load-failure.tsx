import { isSignedOut, SessionEnded } from '@/components/vault/session-ended';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

type LoadFailureProps = {
  /** `Your documents could not be loaded` */
  title: string;
  error: Error;
  /** The tab to come back to after a login. */
  tab: string;
  isRetrying: boolean;
  onRetry: () => void;
};

export function LoadFailure({ title, error, tab, isRetrying, onRetry }: LoadFailureProps) {
  if (isSignedOut(error)) return <SessionEnded tab={tab} />;

  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>
          {error instanceof ApiError ? error.detail : 'The server could not be reached.'} What you stored is
          kept.
        </p>
        <Button variant="outline" className="mt-3" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Loading' : 'Try again'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}
