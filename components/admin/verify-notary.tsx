'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { profileUrl } from '@/lib/notary/rules/urls';
import type { Credential } from '@/lib/notary/schema/profile';
import { apiRequest } from '@/lib/platform/api-client';

type VerifyNotaryProps = {
  userId: string;
  name: string;
  isVerified: boolean;
  /** as the page shows them: those are what is said to be right */
  credentials: Credential[];
};

/** Verifies a notary, or takes it back, after a confirmation. */
export function VerifyNotary({ userId, name, isVerified, credentials }: VerifyNotaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const router = useRouter();

  async function change() {
    await apiRequest(
      'PUT',
      `${profileUrl(userId)}/verification`,
      isVerified ? { verified: false } : { verified: true, ...comparedOf(credentials) },
    );
    toast({ title: isVerified ? `${name} is no longer verified` : `${name} is verified` });
    router.refresh();
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={isVerified ? `Withdraw the verification of ${name}` : `Verify ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {isVerified ? 'Withdraw' : 'Verify'}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={isVerified ? `Withdraw the verification of ${name}?` : `Verify ${name}?`}
          confirmLabel={isVerified ? 'Withdraw' : 'Verify'}
          pendingLabel={isVerified ? 'Withdrawing' : 'Verifying'}
          keepLabel="Cancel"
          isDestructive={isVerified}
          onConfirm={change}
          onClose={() => setIsOpen(false)}
        >
          {isVerified ? (
            <p>
              From now on they are offered no requests, and other notaries are asked to take their
              appointments that have not begun. They and their clients are told.
            </p>
          ) : (
            <p>
              You confirm that you have compared each number and date with its paper. From then on they are
              offered requests while they are available. Their dashboard says so.
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function comparedOf(credentials: Credential[]) {
  return {
    credentials: credentials.map(({ kind, state, number, expiresOn }) => ({
      kind,
      state,
      number,
      expiresOn,
    })),
    papers: credentials.flatMap(({ paper }) => (paper ? [paper.id] : [])),
  };
}
