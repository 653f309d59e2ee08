'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putRedaction } from '@/components/vault/redaction/redaction-calls';
import { handOnDraft } from '@/components/vault/redaction/review-draft';
import { explainFailure } from '@/components/kit/explain-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { apiRequest } from '@/lib/platform/api-client';
import type { CreateRedactionInput, Redaction } from '@/lib/vault/schema/redactions';

/** Why a redaction failed, and the same once more. */
export function StartAgain({ redaction }: { redaction: Redaction }) {
  const client = useQueryClient();
  const { documentId, redactionLevel, rules, failure } = redaction;
  const start = useMutation({
    mutationFn: () => {
      const body: CreateRedactionInput = { level: redactionLevel, rules };
      return apiRequest<Redaction>('POST', `/api/vault/documents/${documentId}/redactions`, body);
    },
    onSuccess: (next) => {
      handOnDraft(redaction.id, next.id);
      putRedaction(client, next);
    },
  });

  return (
    <div className="border-t px-4 py-5 sm:px-6">
      <Alert variant="destructive">
        <AlertTitle>Nothing was covered</AlertTitle>
        <AlertDescription>
          <p>{failure ?? 'The redaction stopped before it was done. The original is not changed.'}</p>
          {start.error && (
            <p role="alert" className="mt-2 font-medium text-destructive">
              {explainFailure(start.error)}
            </p>
          )}
          <Button
            variant="outline"
            className="mt-3"
            aria-disabled={start.isPending}
            onClick={() => !start.isPending && start.mutate()}
          >
            {start.isPending ? 'Starting' : 'Start again'}
          </Button>
        </AlertDescription>
      </Alert>
    </div>
  );
}
