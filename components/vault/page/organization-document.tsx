import { DownloadButton } from '@/components/vault/documents/download-button';
import { DocumentSheet } from '@/components/vault/page/document-sheet';
import { DocumentViewer } from '@/components/vault/page/document-viewer';
import type { OrganizationDocument as SharedDocument } from '@/lib/vault/schema/documents';

/** A document that a member of the reader's organization shares. */
export function OrganizationDocument({ document }: { document: SharedDocument }) {
  const { id, name, problem } = document;
  const url = `/api/organization/shared/documents/${id}/content`;
  const download = <DownloadButton id={id} name={name} url={url} variant="default" className="self-start" />;

  return (
    <DocumentSheet document={document} actions={!problem && download}>
      {problem ? (
        <p className="measure rounded-lg border bg-card p-4 sm:p-6">
          This document can no longer be opened here. {problem}
        </p>
      ) : (
        <DocumentViewer document={document} url={url} />
      )}
    </DocumentSheet>
  );
}
