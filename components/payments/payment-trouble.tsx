'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { RetryButton } from '@/components/kit/retry-button';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { ApiError } from '@/lib/platform/api-client';

type PaymentTroubleProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** This page, for who has to log in again. */
  back: string;
};

const NOTHING_CHARGED = 'Nothing was charged.';

/** A payment that could not be opened: what happened, what it cost (nothing), what to do. */
export function PaymentTrouble({ query, back }: PaymentTroubleProps) {
  const { error, isFetching, refetch } = query;
  if (isSignedOut(error)) {
    return (
      <SessionEnded back={back} to="and we’ll bring you back here.">
        {NOTHING_CHARGED}
      </SessionEnded>
    );
  }
  if (error instanceof ApiError && error.status === 409) {
    return (
      <Alert role="alert" variant="waiting">
        <AlertTitle>Nothing to pay right now</AlertTitle>
        <AlertDescription>
          <p>{error.detail}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <RetryButton isRetrying={isFetching} onRetry={refetch} />
            <YourProperties />
          </div>
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <LoadFailure
      query={query}
      title="The payment could not be prepared"
      keeps={error?.message.includes(NOTHING_CHARGED) ? undefined : NOTHING_CHARGED}
    >
      <YourProperties />
    </LoadFailure>
  );
}

function YourProperties() {
  return (
    <Link href="/deedguard-protection#your-properties" prefetch={false} className="self-center text-link">
      Your Protected Properties
    </Link>
  );
}
