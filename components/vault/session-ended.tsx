import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { ApiError } from '@/lib/platform/api-client';

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
export function SessionEnded({ tab, says }: { tab: string; says?: string }) {
  const back = encodeURIComponent(`/document-vault#${tab}`);

  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        <a href={`/login?callbackUrl=${back}`} className="text-link">
          Log in again
        </a>{' '}
        to go on. {says}
      </AlertDescription>
    </Alert>
  );
}
