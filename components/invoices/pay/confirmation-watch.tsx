'use client';

import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readInvoice } from '@/components/invoices/queries';
import { accountClient } from '@/components/kit/account-client';
import { payStateOf } from '@/components/invoices/pay/outcome';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { PublicInvoice } from '@/lib/invoices/schema';

const EVERY_MS = 4_000;
const LOOKS = 10;
const BACK = { status: 'success', isDemo: false } as const;

type ConfirmationWatchProps = {
  id: string;
  /** The invoice once nothing more is to come. */
  onSettled: (invoice: PublicInvoice) => void;
};

/** Asks every few seconds, for a moment, whether the confirmation of a payment has come. */
export function ConfirmationWatch({ id, onSettled }: ConfirmationWatchProps) {
  const [looks, setLooks] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isOver = looks >= LOOKS;
  const frame = useRef<HTMLDivElement>(null);

  const look = useEffectEvent(async () => {
    const invoice = await accountClient()
      .fetchQuery({ ...readInvoice(id), staleTime: 0 })
      .catch(() => null);
    setHasFailed(!invoice);
    if (invoice && payStateOf(invoice, BACK) !== 'confirming') onSettled(invoice);
    else setLooks(looks + 1);
  });

  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => void look(), EVERY_MS);
    return () => clearTimeout(timer);
  }, [looks, isOver]);

  function lookAgain() {
    // The button is gone then.
    frame.current?.focus();
    setLooks(0);
  }

  return (
    <div ref={frame} tabIndex={-1} className="grid outline-none">
      {isOver ? (
        <>
          <p>
            {hasFailed && 'Failed to load invoice. '}
            This invoice is not paid yet. If you have paid, your bank or Stripe may need a few minutes more;
            you will not be charged twice.
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button variant="outline" onClick={lookAgain}>
              Keep checking
            </Button>
            <Link href={`/pay/${id}`} prefetch={false} className="py-1 text-link">
              I have not paid yet
            </Link>
          </p>
        </>
      ) : (
        <p className="flex items-center gap-2.5">
          <Spinner />
          <span>We are waiting for Stripe to confirm it. This page checks again every few seconds.</span>
        </p>
      )}
    </div>
  );
}
