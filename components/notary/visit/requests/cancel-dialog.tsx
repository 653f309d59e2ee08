'use client';

import { useState } from 'react';
import { cancelRequest } from '@/components/notary/calls';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { useNow } from '@/components/notary/work/use-now';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { DEMO_IS_FREE } from '@/lib/notary/rules/billing';
import { feeToCancel } from '@/lib/notary/rules/cancelling';
import type { RequestView } from '@/lib/notary/schema/requests';
import { ApiError } from '@/lib/platform/api-client';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { formatMoney, toCents, toDollars, type Cents } from '@/lib/values/money';

const LOOK_EVERY_MS = 15_000;

type CancelDialogProps = { request: RequestView; onCancelled?: () => void; onClose: () => void };

/** Says what cancelling costs now, then cancels a request as its client. The server looks again: nothing is cancelled for more. */
export function CancelDialog({ request, onCancelled, onClose }: CancelDialogProps) {
  const now = useNow(LOOK_EVERY_MS, 0);
  /** what the server said that it costs, where that was more */
  const [saidCents, setSaid] = useState(0);
  const feeCents = Math.max(saidCents, feeNow(request, now));

  async function cancel() {
    try {
      await cancelRequest(request.id, toDollars(feeCents));
    } catch (error) {
      if (error instanceof ApiError && error.fields?.fee) setSaid(toCents(Number(error.fields.fee)));
      throw error;
    }
    toast({ title: 'Request cancelled', description: saidAfter(feeCents) });
    await refreshRequests();
    onCancelled?.();
  }

  return (
    <ConfirmDialog
      title="Cancel this request?"
      confirmLabel={feeCents > 0 ? `Cancel for ${formatMoney(feeCents)}` : 'Cancel the visit'}
      pendingLabel="Cancelling"
      keepLabel="Keep it"
      isDestructive
      product="guardsign"
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>The visit is cancelled, and a notary who has accepted is told at once.</p>
      <p>
        {feeCents > 0 ? (
          <strong className="text-foreground">
            Cancelling now costs {formatMoney(feeCents)}. The notary’s invoice for it appears on this request.
          </strong>
        ) : (
          'Cancelling now costs nothing.'
        )}{' '}
        {request.notary?.isDemo ? DEMO_IS_FREE : CANCELLATION_RULE}
      </p>
      <p>You can’t undo this, but you can make a new request.</p>
    </ConfirmDialog>
  );
}

function feeNow(
  { appointmentDate, assignedAt, departedAt, arrivedAt, travelFee, ...request }: RequestView,
  now: number,
): Cents {
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  return feeToCancel(
    {
      ...request,
      appointmentAt: new Date(appointmentDate),
      assignedAt: dateOf(assignedAt),
      departedAt: dateOf(departedAt),
      arrivedAt: dateOf(arrivedAt),
      isTravelOpen: travelFee === null,
    },
    new Date(now),
  );
}

function saidAfter(feeCents: Cents): string {
  return feeCents > 0
    ? `The visit is cancelled. You owe the notary ${formatMoney(feeCents)}; the invoice is on the page of this request.`
    : 'The visit is cancelled, and you owe nothing.';
}
