import { explainFailure } from '@/components/kit/explain-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { ApiError } from '@/lib/platform/api-client';

/** Also of a file that went away, or could not be read, before it was hashed. */
export function HashFailure({ error }: { error: unknown }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>Error creating blockchain hash. Please try again.</AlertTitle>
      <AlertDescription>
        {isSignedOut(error) ? <LogInAgain /> : <p>{reasonOf(error)} What you entered is still here.</p>}
      </AlertDescription>
    </Alert>
  );
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
export function LogInAgain() {
  return (
    <p>
      Your session has ended.{' '}
      <a
        href={`/login?callbackUrl=${encodeURIComponent('/partners/integrations#blockchain')}`}
        className="text-link"
      >
        Log in again
      </a>{' '}
      to go on.
    </p>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof DOMException ? 'The document could not be read.' : explainFailure(error);
}
