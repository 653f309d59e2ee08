'use client';

import { accountClient } from '@/components/kit/account-client';
import { useAction } from '@/components/kit/use-action';
import { redactionsUrl } from '@/lib/vault/rules/urls';
import { putRedaction } from '@/components/vault/redaction/queries';
import { handOnDraft } from '@/components/vault/redaction/review-draft';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { apiRequest } from '@/lib/platform/api-client';
import type { CreateRedactionInput, Redaction } from '@/lib/vault/schema/redactions';

/** Why a redaction failed, and another try. */
export function StartAgain({ redaction }: { redaction: Redaction }) {
  const { documentId, redactionLevel, rules, failure } = redaction;
  const { act, isPending, problem, dialog } = useAction(
    (body: CreateRedactionInput) => apiRequest<Redaction>('POST', redactionsUrl(documentId), body),
    {
      onDone: (next) => {
        handOnDraft(redaction.id, next.id);
        putRedaction(accountClient(), next);
      },
    },
  );

  return (
    <div className="border-t px-4 py-5 sm:px-6">
      <Alert variant="destructive">
        <AlertTitle>Nothing was covered</AlertTitle>
        <AlertDescription>
          <p>{failure ?? 'The redaction stopped before it was done. The original is not changed.'}</p>
          {problem && (
            <p role="alert" className="mt-2 font-medium text-destructive">
              {problem}
            </p>
          )}
          <Button
            variant="outline"
            className="mt-3"
            aria-disabled={isPending}
            onClick={() => void act({ level: redactionLevel, rules })}
          >
            {isPending ? 'Starting' : 'Start again'}
          </Button>
        </AlertDescription>
      </Alert>
      {dialog}
    </div>
  );
}
