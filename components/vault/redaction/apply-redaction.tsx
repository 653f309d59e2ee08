'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { countPlaces } from '@/components/vault/redaction/count-places';
import { toInput, type Draft } from '@/components/vault/redaction/review-draft';
import { refreshVault } from '@/components/vault/queries';
import { redactionUrl } from '@/lib/vault/rules/urls';
import { Button } from '@/components/ui/button';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import { chooseCover, findReviewProblem } from '@/lib/vault/rules/redaction-state';
import type { Redaction } from '@/lib/vault/schema/redactions';

type ApplyRedactionProps = { redaction: Redaction; draft: Draft; onApplied: (redaction: Redaction) => void };

/** The last look before it is applied: how many places, on how many pages, and what that does. */
export function ApplyRedaction({ redaction, draft, onApplied }: ApplyRedactionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const input = toInput(draft);
  const problem = findReviewProblem({ ...redaction, level: redaction.redactionLevel }, input);
  const { boxes, fieldCount } = chooseCover(redaction.findings, input);
  const pageCount = new Set(boxes.map(({ page }) => page)).size;

  async function apply() {
    try {
      const next = await apiRequest<Redaction>('POST', `${redactionUrl(redaction)}/apply`, input);
      onApplied(next);
    } catch (error) {
      // It was applied or deleted in another tab.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void refreshVault();
      throw error;
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-5">
      <Button
        size="lg"
        className="max-sm:w-full"
        disabled={problem !== null}
        onClick={() => setIsAsking(true)}
      >
        Apply Redaction
      </Button>
      <p role="status" className="text-[0.9375rem] text-muted-foreground tabular-nums">
        {problem ? problem.message : `${countPlaces(fieldCount)} marked.`}
      </p>
      {isAsking && (
        <ConfirmDialog
          title="Apply this redaction"
          confirmLabel="Apply Redaction"
          pendingLabel="Applying"
          keepLabel="Keep reviewing"
          onConfirm={apply}
          onClose={() => setIsAsking(false)}
        >
          <p>{sentenceOf(fieldCount, pageCount)}</p>
          {redaction.redactionLevel === 'maximum' && (
            <p>Every page becomes a picture, so that the copy holds no text at all.</p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

function sentenceOf(places: number, pages: number): string {
  if (places === 0) return 'Nothing will be covered. The original stays in the vault.';
  const where = pages === 1 ? '1 page' : `${pages} pages`;
  const them = places === 1 ? 'it' : 'them';
  return `${countPlaces(places)} on ${where} will be covered. The words under ${them} are removed from the copy; the original stays in the vault.`;
}
