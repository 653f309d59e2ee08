'use client';

import { readStoredUser } from '@/components/kit/stored-user';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { AddressStanding } from '@/lib/accounts/schema/addresses';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

type AddressNoticeProps = {
  standing: AddressStanding;
  /** What waits for it: `Invoices go out once it is confirmed.` */
  need: string;
};

/** Where something waits for the confirmation of an account's address; nothing once it is confirmed. */
export function AddressNotice({ standing: { email, is }, need }: AddressNoticeProps) {
  if (is === 'confirmed') return null;
  if (is === 'taken_as_confirmed') {
    return (
      <p className="mt-6 text-sm text-muted-foreground">
        This server sends no email, so email addresses count as confirmed here.
      </p>
    );
  }
  return (
    <Alert variant="waiting" className="mt-6">
      <AlertTitle>Your email address is not confirmed yet</AlertTitle>
      <AlertDescription>
        {is === 'waiting_for_link' ? (
          <>
            <p>
              {need} Open the link that we emailed to{' '}
              <strong className="font-medium wrap-anywhere">{email}</strong>; it works for 24 hours.
            </p>
            <SendAgain email={email} />
          </>
        ) : (
          <p>{need} This server sends no email, so please ask its operator to confirm it.</p>
        )}
      </AlertDescription>
    </Alert>
  );
}

/** Below a form that wants the address of the account confirmed first, once it said so. */
export function ConfirmFirst({ failure }: { failure: unknown }) {
  const user = readStoredUser();
  if (!user || !(failure instanceof ApiError) || failure.code !== 'unconfirmed_address') return null;
  return (
    <Alert variant="waiting">
      <AlertTitle>Your email address is not confirmed yet</AlertTitle>
      <AlertDescription>
        <p>
          What you entered stays here. Confirm{' '}
          <strong className="font-medium wrap-anywhere">{user.email}</strong>, then send the form again.
        </p>
        <SendAgain email={user.email} />
      </AlertDescription>
    </Alert>
  );
}

function SendAgain({ email }: { email: string }) {
  const { act, isPending, problem, dialog } = useAction(() => apiRequest('POST', '/api/users/email/link'), {
    says: { title: 'We emailed another link', description: `To ${email}` },
  });

  return (
    <>
      <div role="alert" className="mt-3 empty:hidden">
        {problem && <p className="font-medium text-destructive">{problem}</p>}
      </div>
      <Button
        variant="outline"
        size="sm"
        className="mt-3 needs-script"
        aria-disabled={isPending}
        onClick={() => void act()}
      >
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Sending' : 'Send the link again'}</span>
      </Button>
      {dialog}
    </>
  );
}
