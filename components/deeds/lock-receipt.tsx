'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { UnlockCode } from '@/components/deeds/unlock-code';
import { LocalTime } from '@/components/kit/local-time';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { LockedDeed, LockedDeedReceipt, ProtectDeedInput } from '@/lib/deeds/schema';
import { payPath } from '@/lib/payments/rules';

export type Receipt = LockedDeedReceipt &
  ProtectDeedInput & {
    /** The deed as the list has it: undefined while it is read, null when it could not be. */
    deed?: LockedDeed | null;
  };

/** What stays when the toast has gone. */
export function LockReceipt({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = `receipt-${receipt.id}`;
  const { deed } = receipt;

  useEffect(() => {
    // Its head first: on a phone it is taller than the screen.
    heading.current?.parentElement?.parentElement?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      aria-labelledby={headingId}
      className="grid animate-appear gap-4 rounded-lg border border-success/40 bg-success-soft p-5"
    >
      <div>
        <p className="eyebrow">{standingOf(deed)}</p>
        <h3 ref={heading} id={headingId} tabIndex={-1} className="text-xl text-success outline-none">
          {receipt.propertyAddress}
        </h3>
        <p className="text-[0.9375rem] leading-6">{receipt.ownerName}</p>
        <p className="mt-3 text-[0.9375rem] leading-6">{receipt.message}</p>
      </div>
      <div className="grid gap-1.5 border-y border-success/25 py-4">
        <p className="eyebrow">Unlock code</p>
        <UnlockCode code={receipt.unlockCode} of={receipt.propertyAddress} />
        <p className="text-sm">
          Keep it with your papers: you release the lock with this code. You can find it again in{' '}
          <a href="#your-properties" className="text-link">
            Your Protected Properties
          </a>
          .
        </p>
      </div>
      <ReceiptPayment receipt={receipt} />
    </section>
  );
}

function ReceiptPayment({ receipt: { id, deed } }: { receipt: Receipt }) {
  if (deed === undefined) return <Skeleton className="h-12" />;
  if (deed?.status === 'paid') return <p>This lock is paid. Nothing more is due.</p>;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link href={payPath({ lockId: id })} prefetch={false} className={buttonVariants({ size: 'lg' })}>
        Pay $99 now
      </Link>
      <p className="text-sm">
        {deed ? (
          <>
            Unpaid: ends on <LocalTime value={deed.paymentDueAt} /> unless you pay
          </>
        ) : (
          'Unpaid: ends after 7 days unless you pay'
        )}
      </p>
    </div>
  );
}

/** Until the list is read it is not known whether a credit has paid. */
function standingOf(deed: Receipt['deed']): string {
  if (deed === undefined) return 'Your deed is locked';
  return deed?.status === 'paid' ? 'Your deed is locked and paid' : 'Your deed is locked, payment due';
}
