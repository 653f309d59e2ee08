'use client';

import { useState } from 'react';
import { agreeToTravel } from '@/components/notary/calls';
import { requestKeys } from '@/components/notary/queries';
import { CancelDialog } from '@/components/notary/visit/requests/cancel-dialog';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

/** Travel was open when the request was sent: its client agrees to the way of the notary who has accepted, or cancels. */
export function TravelQuestion({ request }: { request: RequestView }) {
  const { id, travelAsked, notary } = request;
  const [isCancelling, setIsCancelling] = useState(false);
  const { act, isPending, problem } = useAction((seen: number) => agreeToTravel(id, seen), {
    says: { title: 'Travel agreed', description: 'The notary was told, and can set off.' },
    refreshes: requestKeys,
  });
  if (!travelAsked) return null;
  const fee = formatMoney(toCents(travelAsked.travelFee));

  return (
    <Alert variant="waiting" className="mt-6">
      <AlertTitle>Do you agree to the travel fee?</AlertTitle>
      <AlertDescription>
        <p>
          {notary?.name ?? 'The notary'} has accepted. Travel to you costs {fee}, for a total of{' '}
          <strong className="text-foreground">{formatMoney(toCents(travelAsked.totalPrice))}</strong>, tax
          included. The notary sets off only after you agree; if you don’t, cancelling costs nothing.
        </p>
        {problem && (
          <p role="alert" className="text-destructive">
            {problem}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button aria-disabled={isPending} onClick={() => void act(travelAsked.travelFee)}>
            {isPending && <Spinner />}
            Agree to travel {fee}
          </Button>
          <Button variant="outline" onClick={() => setIsCancelling(true)}>
            Decline and cancel
          </Button>
        </div>
      </AlertDescription>
      {isCancelling && <CancelDialog request={request} onClose={() => setIsCancelling(false)} />}
    </Alert>
  );
}
