'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { dropRedaction, urlOf } from '@/components/vault/redaction/redaction-calls';
import { forgetDraft } from '@/components/vault/redaction/review-draft';
import { refreshVault } from '@/components/vault/refresh-vault';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { apiRequest } from '@/lib/platform/api-client';
import type { Redaction } from '@/lib/vault/schema/redactions';

export function DeleteRedaction({ redaction }: { redaction: Redaction }) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();

  async function remove() {
    await apiRequest('DELETE', urlOf(redaction));
    forgetDraft(redaction.id);
    dropRedaction(client, redaction);
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
