'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';

/** After a PIN was saved: what it does from now on, and where to go. */
export function PinSaved({ hasRecoveryCodes }: { hasRecoveryCodes: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section
      aria-labelledby="pin-saved"
      className="animate-appear rounded-lg border border-success/40 bg-success-soft p-5 sm:p-8"
    >
      <h2 ref={heading} id="pin-saved" tabIndex={-1} className="text-2xl text-success outline-none">
        Your PIN is saved
      </h2>
      <p className="mt-3">
        From now on it is asked for before a lock is released, an unlock code is shown, or a document is
        downloaded or shared.
      </p>
      {!hasRecoveryCodes && (
        <p className="mt-3">
          <Link href="/enroll/biometric#recovery-codes" prefetch={false} className="text-link">
            Make recovery codes
          </Link>{' '}
          too, for the day you forget it.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href="/enroll/biometric" prefetch={false} className={buttonVariants({ size: 'lg' })}>
          Add a passkey
        </Link>
        <Link
          href="/deedguard-protection"
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          Go to deed protection
        </Link>
      </div>
    </section>
  );
}
