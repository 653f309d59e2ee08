'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { RecoveryCodeDialog } from '@/components/accounts/recovery-code-dialog';
import { buttonVariants } from '@/components/ui/button';

export type PinSavedProps = {
  hasRecoveryCodes: boolean;
  /** Made with the PIN, and readable now alone. */
  recoveryCodes?: string[];
};

/** After a PIN was saved: the codes that came with it, what it does from now on, and where to go. */
export function PinSaved({ hasRecoveryCodes, recoveryCodes }: PinSavedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [codes, setCodes] = useState(recoveryCodes);

  // Once nothing is in front of it.
  useEffect(() => {
    if (!codes) heading.current?.focus();
  }, [codes]);

  return (
    <>
      <section
        aria-labelledby="pin-saved"
        className="animate-appear rounded-lg border border-success/40 bg-success-soft p-5 sm:p-8 print:hidden"
      >
        <h2 ref={heading} id="pin-saved" tabIndex={-1} className="text-2xl text-success outline-none">
          Your PIN is saved
        </h2>
        <p className="mt-3">From now on it is asked for before a lock is released or a document leaves.</p>
        {!hasRecoveryCodes && (
          <p className="mt-3">
            <Link href="/enroll/biometric#recovery-codes" prefetch={false} className="text-link">
              Make recovery codes
            </Link>{' '}
            too, for the day you forget it.
          </p>
        )}
        <WaysOn />
      </section>
      {codes && <RecoveryCodeDialog codes={codes} onKept={() => setCodes(undefined)} />}
    </>
  );
}

function WaysOn() {
  return (
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
  );
}
