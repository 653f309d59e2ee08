'use client';

import { useState } from 'react';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { DocumentPapers } from '@/components/vault/documents/document-papers';
import { isSignedOut, SessionEnded } from '@/components/vault/session-ended';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { VaultDocument } from '@/lib/vault/schema/documents';

type DeleteDocumentProps = { document: VaultDocument; onKept: () => void; onDeleted: () => void };

const losses = [
  'Its key is destroyed at once. Nobody can open the document again, we included.',
  'What opens its log entry is erased. The entry stays, but the page Verify a proof will not find the file any more, unless somebody else has stored the same file.',
  'Its redacted copies are deleted, and every link to it ends.',
];

export function DeleteDocument({ document, onKept, onDeleted }: DeleteDocumentProps) {
  const { isDeleting, error, remove, dialog } = useDeletion(document, onDeleted);

  return (
    <>
      <DialogHeader>
        <DialogTitle>Delete this document</DialogTitle>
        <DialogDescription className="break-words">{document.name}</DialogDescription>
      </DialogHeader>
      <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem] leading-6">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <div className="grid gap-3 border-y py-4">
        <p className="text-[0.9375rem] leading-6">
          Download the proof first if you may need it: a proof file goes on checking itself after the
          deletion.
        </p>
        <DocumentPapers document={document} />
      </div>
      {error && <Failure error={error} />}
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onKept}>
          Keep the document
        </Button>
        <Button variant="destructive" size="lg" aria-disabled={isDeleting} onClick={() => void remove()}>
          {isDeleting && <Spinner />}
          <span aria-live="polite">{isDeleting ? 'Deleting' : 'Delete the document'}</span>
        </Button>
      </DialogFooter>
      {dialog}
    </>
  );
}

function useDeletion({ id, name }: VaultDocument, onDeleted: () => void) {
  const { run, dialog } = useStepUp();
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function remove() {
    if (isDeleting) return;
    setDeleting(true);
    setError(null);
    try {
      await run(() => apiRequest('DELETE', `/api/vault/documents/${id}`));
    } catch (problem) {
      // Deleted meanwhile, in another tab: the wish is fulfilled.
      if (!(problem instanceof ApiError && problem.status === 404)) {
        if (!(problem instanceof StepUpCancelled)) setError(problem);
        setDeleting(false);
        return;
      }
    }
    toast({ title: 'Document deleted', description: name });
    onDeleted();
  }

  return { isDeleting, error, remove, dialog };
}

function Failure({ error }: { error: unknown }) {
  if (isSignedOut(error)) return <SessionEnded tab="vault" says="Nothing was deleted." />;
  return (
    <Alert role="alert" variant="destructive">
      Nothing was deleted. {error instanceof ApiError ? error.detail : 'The server could not be reached.'}{' '}
      Please try again.
    </Alert>
  );
}
