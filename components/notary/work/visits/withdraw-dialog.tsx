'use client';

import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { withdraw } from '@/components/notary/work/visits/visit-calls';
import { toast } from '@/components/ui/toast';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';

export function WithdrawDialog({ request, onClose }: { request: RequestView; onClose: () => void }) {
  async function confirm() {
    await withdraw(request.id);
    const title = requestTitle(request);
    toast({ title: 'You have withdrawn', description: `Another notary is being asked: ${title}.` });
  }

  return (
    <ConfirmDialog
      product="guardsign"
      title="Withdraw from this visit"
      confirmLabel="Withdraw"
      pendingLabel="Withdrawing"
      keepLabel="Keep the visit"
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The visit is removed from your appointments and the next notary is asked at once. The client is told.
        You are not asked again for this visit.
      </p>
    </ConfirmDialog>
  );
}
