'use client';

import { askForDeviceLink } from '@/components/accounts/calls';
import { useCall } from '@/components/kit/use-call';
import { explainFailure } from '@/components/kit/explain-failure';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/** For an owner who has to wait in a new browser, because others tried passwords for the account. */
export function DeviceLinkOffer({ email }: { email: string }) {
  const { act, isPending, isDone, failure } = useCall(() => askForDeviceLink(email));
  const keepFocus = useFocusAfter(isDone);

  function ask() {
    keepFocus();
    void act();
  }

  return (
    <Alert className="mt-5" role="status">
      <AlertTitle>Is this your account?</AlertTitle>
      <AlertDescription>
        {isDone ? (
          <p>
            If {email} has an account, a link is on its way there. Open it in this browser within 60 minutes,
            then log in here.
          </p>
        ) : (
          <>
            <p>
              Too many wrong passwords were entered for it. Browsers that you logged in with before need not
              wait. For this one, we can email you a link.
            </p>
            <Button variant="outline" aria-disabled={isPending} onClick={ask}>
              {isPending && <Spinner />}
              <span aria-live="polite">{isPending ? 'Sending' : 'Email me a link'}</span>
            </Button>
            {failure !== null && <p role="alert">{explainFailure(failure)}</p>}
          </>
        )}
      </AlertDescription>
    </Alert>
  );
}
