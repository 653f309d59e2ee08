'use client';

import { changeRequest } from '@/components/notary/calls';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { toast } from '@/components/ui/toast';

type CancelDialogProps = { requestId: string; onCancelled?: () => void; onClose: () => void };

/** Asks for confirmation, then cancels a request as its client. */
export function CancelDialog({ requestId, onCancelled, onClose }: CancelDialogProps) {
  async function cancel() {
    await changeRequest(requestId, 'cancelled');
    toast({ title: 'Request cancelled', description: 'The visit is cancelled, and nothing was charged.' });
    await refreshRequests();
    onCancelled?.();
  }

  return (
    <ConfirmDialog
      title="Cancel this request?"
      confirmLabel="Cancel the visit"
      pendingLabel="Cancelling"
      keepLabel="Keep it"
      isDestructive
      product="guardsign"
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>The visit is cancelled, and a notary who has accepted is told at once.</p>
      <p>Nothing was charged, and nothing will be. You can’t undo this, but you can make a new request.</p>
    </ConfirmDialog>
  );
}
