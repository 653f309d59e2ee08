'use client';

import { isSignedOut } from '@/components/vault/session-ended';
import { StepUpCancelled, useStepUp } from '@/components/layout/step-up';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/platform/api-client';

/** Downloads of documents, after a confirmation where the account asks for one. `dialog` belongs into the page once. */
export function useDownload() {
  const stepUp = useStepUp();

  async function download({ id, name }: { id: string; name: string }) {
    try {
      await stepUp.download(`/api/vault/documents/${id}/content`);
      toast({ title: 'Download Started', description: name });
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) sayNotDownloaded(error);
    }
  }

  return { download, dialog: stepUp.dialog };
}

function sayNotDownloaded(error: unknown) {
  const detail = error instanceof ApiError ? error.detail : 'The server could not be reached.';
  toast({
    variant: 'destructive',
    title: 'Nothing was downloaded',
    description: isSignedOut(error)
      ? 'Your session has ended. Please log in again.'
      : `${detail} Please try again.`,
  });
}
