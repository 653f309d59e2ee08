'use client';

import Link from 'next/link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

type PaymentTroubleProps = {
  error: Error;
  /** This page, for who has to log in again. */
  returnTo: string;
  onRetry: () => void;
};

/** A payment that could not be opened: what happened, what it cost (nothing), what to do. */
export function PaymentTrouble({ error, returnTo, onRetry }: PaymentTroubleProps) {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401) return <SignInAgain returnTo={returnTo} />;

  return (
    <Alert role="alert" variant={status === 409 ? 'waiting' : 'destructive'}>
      <AlertTitle>
        {status === 409 ? 'Nothing to pay right now' : 'The payment could not be prepared'}
      </AlertTitle>
      <AlertDescription>
        <p>
          {error instanceof ApiError ? error.detail : 'The server could not be reached.'}{' '}
          {status !== 409 && !mentionsCharge(error) && 'Nothing was charged.'}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={onRetry}>
            Retry
          </Button>
          <Link href="/deedguard-protection#your-properties" prefetch={false} className="text-link">
            Your Protected Properties
          </Link>
        </div>
      </AlertDescription>
    </Alert>
  );
}

function SignInAgain({ returnTo }: { returnTo: string }) {
  return (
    <Alert role="alert" variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        Nothing was charged.{' '}
        <a href={`/login?callbackUrl=${encodeURIComponent(returnTo)}`} className="text-link">
          Log in again
        </a>{' '}
        and you come back here.
      </AlertDescription>
    </Alert>
  );
}

function mentionsCharge(error: Error) {
  return error.message.includes('Nothing was charged');
}
