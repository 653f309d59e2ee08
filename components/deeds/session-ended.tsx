import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

export const LOGIN_AND_BACK = '/login?callbackUrl=/deedguard-protection';

/** A whole new page on purpose: it also forgets what the router remembers of the old session. */
export function SessionEnded() {
  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        <a href={LOGIN_AND_BACK} className="text-link">
          Log in again
        </a>{' '}
        to go on. What you typed is kept.
      </AlertDescription>
    </Alert>
  );
}
