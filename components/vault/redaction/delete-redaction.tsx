'use client';

import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { refreshVault } from '@/components/vault/queries';
import { redactionUrl } from '@/lib/vault/rules/urls';
import { dropRedaction } from '@/components/vault/redaction/queries';
import { reviewDrafts } from '@/components/vault/redaction/review-draft';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { apiRequest } from '@/lib/platform/api-client';
import type { Redaction } from '@/lib/vault/schema/redactions';

export function DeleteRedaction({ redaction }: { redaction: Redaction }) {
  const [isAsking, setIsAsking] = useState(false);

  async function remove() {
    await apiRequest('DELETE', redactionUrl(redaction));
    reviewDrafts.drop(redaction.id);
    dropRedaction(accountClient(), redaction);
    toast({ title: 'Redacted copy deleted', description: redaction.name });
    requestAnimationFrame(() => document.getElementById('your-redactions')?.focus());
    void refreshVault();
  }

  return (
    <>
      <Button variant="ghost" className="sm:ml-auto" onClick={() => setIsAsking(true)}>
        Delete<span className="sr-only"> the redacted copy of {redaction.name}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this redacted copy"
          confirmLabel="Delete the copy"
          pendingLabel="Deleting"
          keepLabel="Keep it"
          isDestructive
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The copy of {redaction.name} is destroyed, and its links end at once. The original stays in the
            vault.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
