'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { withdraw } from '@/components/notary/work/visits/visit-calls';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';

export function WithdrawButton({ request }: { request: RequestView }) {
  const [isAsking, setIsAsking] = useState(false);
  const title = requestTitle(request);

  async function confirm() {
    await withdraw(request.id);
    toast({ title: 'You have withdrawn', description: `Another notary is being asked: ${title}.` });
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        Withdraw<span className="sr-only"> from {title}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          product="guardsign"
          title="Withdraw from this visit"
          confirmLabel="Withdraw"
          pendingLabel="Withdrawing"
          keepLabel="Keep the visit"
          isDestructive
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The visit is removed from your appointments and the next notary is asked at once. The client is
            told. You are not asked again for this visit.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
