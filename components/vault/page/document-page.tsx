'use client';

import { DocumentActions } from '@/components/vault/page/document-actions';
import { DocumentSheet } from '@/components/vault/page/document-sheet';
import { DocumentViewer } from '@/components/vault/page/document-viewer';
import { NoSuchDocument } from '@/components/vault/page/no-such-document';
import { documentOf } from '@/components/vault/queries';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { useRead } from '@/components/kit/use-read';
import { ApiError } from '@/lib/platform/api-client';
import type { VaultDocument } from '@/lib/vault/schema/documents';

/** One document: its pages, what is known of it, and what can be done with it. */
export function DocumentPage({ initial }: { initial: VaultDocument }) {
  const { data: document, error } = useRead({ ...documentOf(initial.id), initialData: initial });

  // Deleted meanwhile, in another tab.
  if (error instanceof ApiError && error.status === 404) return <NoSuchDocument />;
  const actions = (
    <>
      <DocumentActions document={document} />
      {isSignedOut(error) && <SessionEnded className="w-full" />}
    </>
  );
  return (
    <DocumentSheet document={document} actions={actions}>
      <DocumentViewer key={document.id} document={document} />
    </DocumentSheet>
  );
}
