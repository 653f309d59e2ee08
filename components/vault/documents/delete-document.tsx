'use client';

import { detailOf } from '@/components/kit/explain-failure';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { useAction } from '@/components/kit/use-action';
import { DocumentPapers } from '@/components/vault/documents/document-papers';
import { documentUrl } from '@/lib/vault/rules/urls';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { VaultDocument } from '@/lib/vault/schema/documents';

type DeleteDocumentProps = { document: VaultDocument; onKept: () => void; onDeleted: () => void };

const losses = [
  'Its key is destroyed at once. From what we keep nobody can open the document again, including us.',
  'What opens its log entry is erased. The entry stays, but the page Verify a proof will no longer find the file, unless somebody else has stored the same file.',
  'Its redacted copies are deleted, and every link to it ends.',
];

export function DeleteDocument({ document, onKept, onDeleted }: DeleteDocumentProps) {
  const { act, isPending, failure, dialog } = useAction(() => deleteDocument(document.id), {
    says: { title: 'Document deleted', description: document.name },
    onDone: onDeleted,
  });

  return (
    <>
      <DialogHeader>
        <DialogTitle>Delete this document</DialogTitle>
        <DialogDescription className="wrap-anywhere">{document.name}</DialogDescription>
      </DialogHeader>
      <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem] leading-6">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <div className="grid gap-3 border-y py-4">
        <p className="text-[0.9375rem] leading-6">
          Download the proof first if you may need it: a proof file still checks itself after the deletion.
        </p>
        <DocumentPapers document={document} />
      </div>
      {failure !== null && <Failure error={failure} />}
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onKept}>
          Keep the document
        </Button>
        <Button variant="destructive" size="lg" aria-disabled={isPending} onClick={() => void act()}>
          {isPending && <Spinner />}
          <span aria-live="polite">{isPending ? 'Deleting' : 'Delete the document'}</span>
        </Button>
      </DialogFooter>
      {dialog}
    </>
  );
}

async function deleteDocument(id: string): Promise<void> {
  try {
    await apiRequest('DELETE', documentUrl(id));
  } catch (error) {
    // Deleted meanwhile, in another tab: the wish is fulfilled.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function Failure({ error }: { error: unknown }) {
  if (isSignedOut(error)) {
    return <SessionEnded>Nothing was deleted.</SessionEnded>;
  }
  return (
    <Alert role="alert" variant="destructive">
      Nothing was deleted. {detailOf(error, 'The server could not be reached.')} Please try again.
    </Alert>
  );
}
