'use client';

import { useState } from 'react';
import { cancelRequest } from '@/components/notary/calls';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { useNow } from '@/components/kit/use-now';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/components/ui/toast';
import { DEMO_IS_FREE } from '@/lib/notary/rules/billing';
import { isOverdue, overdueFrom } from '@/lib/notary/rules/appointment';
import { feeToCancel } from '@/lib/notary/rules/cancelling';
import { isAtOffice } from '@/lib/notary/rules/visit-mode';
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
  const [isOfficeClosed, setOfficeClosed] = useState(false);
  const visit = toVisit(request, isOfficeClosed);
  const isLate = isOverdue(visit, new Date(now));
  const feeCents = Math.max(isOfficeClosed ? 0 : saidCents, feeToCancel(visit, new Date(now)));

  async function cancel() {
    try {
      await cancelRequest(request.id, { fee: toDollars(feeCents), officeClosed: isOfficeClosed });
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
      {feeCents > 0 && !isLate && mayBecomeFree(request) && (
        <p>
          {freeWords(request)} <LocalTime value={overdueFrom(visit).toISOString()} />
          {isAtOffice(request) ? ', when you say so here.' : '.'}
        </p>
      )}
      {isAtOffice(request) && isLate && !visit.notary?.isDemo && (
        <label className="flex min-h-11 items-center gap-3">
          <Checkbox checked={isOfficeClosed} onChange={(event) => setOfficeClosed(event.target.checked)} />
          The office was closed. The notary will see that you said this.
        </label>
      )}
      <p>You can’t undo this, but you can make a new request.</p>
    </ConfirmDialog>
  );
}

function toVisit(
  { appointmentDate, assignedAt, underWayAt, arrivedAt, beginAgreedAt, travelFee, ...request }: RequestView,
  isOfficeClosed: boolean,
) {
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...request,
    appointmentAt: new Date(appointmentDate),
    assignedAt: dateOf(assignedAt),
    underWayAt: dateOf(underWayAt),
    arrivedAt: dateOf(arrivedAt),
    beginAgreedAt: dateOf(beginAgreedAt),
    isTravelOpen: travelFee === null,
    isOfficeClosed,
  };
}

/** Not of a visit to which the notary has come, or a session that has begun. */
function mayBecomeFree(request: RequestView): boolean {
  if (request.isRemote) return request.status !== 'in_progress';
  return isAtOffice(request) || request.arrivedAt === null;
}

/** Before the moment from which it costs nothing: `feeToCancel`, in words. */
function freeWords(request: RequestView): string {
  if (isAtOffice(request)) return 'If the office is closed, cancelling is free from';
  if (!request.isRemote) return 'If the notary has not arrived, cancelling is free from';
  return 'If the session has not begun, cancelling is free from';
}

function saidAfter(feeCents: Cents): string {
  return feeCents > 0
    ? `The visit is cancelled. You owe the notary ${formatMoney(feeCents)}; the invoice is on the page of this request.`
    : 'The visit is cancelled, and you owe nothing.';
}
