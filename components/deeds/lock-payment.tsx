'use client';

import Link from 'next/link';
import { useState } from 'react';
import { lockedDeeds, ownPayments } from '@/components/deeds/queries';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { useRead } from '@/components/kit/use-read';
import { paymentPath } from '@/lib/payments/content/deed-payment';
import { accountClient } from '@/components/kit/account-client';
import { Button, buttonVariants } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import type { LockedDeed } from '@/lib/deeds/schema';
import {
  DEED_PROTECTION_CENTS,
  DEMO_TAKEN_BACK,
  DEMO_TAKEN_BACK_TITLE,
  GET_MONEY_BACK,
  WHERE_MONEY_GOES,
} from '@/lib/payments/rules';
import type { PaymentView, RefundAnswer } from '@/lib/payments/schema';
import { apiRequest } from '@/lib/platform/api-client';
import { formatPrice } from '@/lib/values/money';

const PRICE = formatPrice(DEED_PROTECTION_CENTS);

/** What was paid for a lock: its receipt, and the money back within 30 days. */
export function LockPayment({ deed }: { deed: LockedDeed }) {
  const { data } = useRead(ownPayments());
  const payment = data?.find(({ lockId }) => lockId === deed.id);
  if (!payment) return null;
  const { propertyAddress } = deed.metadata;

  return (
    <>
      <Link href={paymentPath(payment.id)} prefetch={false} className={buttonVariants({ variant: 'ghost' })}>
        Receipt<span className="sr-only"> for {propertyAddress}</span>
      </Link>
      {payment.refundableUntil && <MoneyBack deed={deed} payment={payment} />}
      <RefundState payment={payment} />
    </>
  );
}

const states = {
  pending: 'The money is on its way back',
  succeeded: 'The money went back',
  failed: 'The money could not be sent back; we will write to you',
};

function RefundState({ payment: { refund, refundedAt, provider } }: { payment: PaymentView }) {
  if (!refund) return null;
  return (
    <p className="text-sm text-muted-foreground">
      {provider === 'demo' ? DEMO_TAKEN_BACK : states[refund]}
      {refundedAt && (
        <>
          {provider === 'demo' ? ', on ' : ' on '}
          <LocalTime value={refundedAt} />
        </>
      )}
    </p>
  );
}

function MoneyBack({ deed, payment }: { deed: LockedDeed; payment: PaymentView }) {
  const [isOpen, setIsOpen] = useState(false);
  const rememberFocus = useFocusAfter();
  const { propertyAddress } = deed.metadata;

  function open() {
    rememberFocus();
    setIsOpen(true);
  }

  async function giveBack() {
    const { refund } = await apiRequest<RefundAnswer>('POST', `${DEEDS_URL}/${deed.id}/refund`);
    toast({ title: refund === 'succeeded' ? DEMO_TAKEN_BACK_TITLE : 'Your $99 is on its way back' });
    const client = accountClient();
    void client.invalidateQueries({ queryKey: ownPayments().queryKey });
    void client.invalidateQueries({ queryKey: lockedDeeds().queryKey });
  }

  return (
    <>
      <Button variant="ghost" onClick={open}>
        {GET_MONEY_BACK}
        <span className="sr-only"> for {propertyAddress}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`${GET_MONEY_BACK}?`}
          confirmLabel={deed.status === 'released' ? GET_MONEY_BACK : `End the lock and get ${PRICE} back`}
          pendingLabel="Asking for it"
          keepLabel={deed.status === 'released' ? 'Keep the payment' : 'Keep the lock'}
          isDestructive
          onConfirm={giveBack}
          onClose={() => setIsOpen(false)}
        >
          <p>{propertyAddress}</p>
          <p>
            {deed.status === 'released'
              ? 'This lock has ended already.'
              : 'The lock ends at once, with its own entry in the log. You cannot undo this; you can lock the property again.'}{' '}
            {payment.provider === 'demo'
              ? 'It was a demo payment, so no money moves.'
              : `${WHERE_MONEY_GOES} Banks take 5 to 10 days to show it.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
