'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import { GET_MONEY_BACK, PAYMENTS_URL } from '@/lib/payments/rules';
import type { PaymentView } from '@/lib/payments/schema';
import { apiRequest } from '@/lib/platform/api-client';

/** Gives back the money of a credit that no lock has used. */
export function CreditRefund({ payment }: { payment: PaymentView }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const rememberFocus = useFocusAfter();

  function open() {
    rememberFocus();
    setIsOpen(true);
  }

  async function giveBack() {
    await apiRequest('POST', `${PAYMENTS_URL}/${payment.id}/refund`);
    router.refresh();
  }

  return (
    <p className="mt-4">
      <Button variant="outline" onClick={open}>
        {GET_MONEY_BACK}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`${GET_MONEY_BACK}?`}
          confirmLabel={GET_MONEY_BACK}
          pendingLabel="Asking for it"
          keepLabel="Keep the credit"
          isDestructive
          onConfirm={giveBack}
          onClose={() => setIsOpen(false)}
        >
          <p>
            The credit ends at once, and can no longer pay for a lock.
            {payment.provider === 'demo' && ' It was a demo payment, so no money moves.'}
          </p>
        </ConfirmDialog>
      )}
    </p>
  );
}
