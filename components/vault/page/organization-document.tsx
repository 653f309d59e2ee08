import { DocumentFacts } from '@/components/vault/documents/document-facts';
import { DownloadButton } from '@/components/vault/documents/download-button';
import { DocumentViewer } from '@/components/vault/page/document-viewer';
import { LogBanner } from '@/components/vault/page/log-banner';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { OrganizationDocument as SharedDocument } from '@/lib/vault/schema/documents';

/** A document that a member of the reader's organization shares: its pages, and what is known of it. */
export function OrganizationDocument({ document }: { document: SharedDocument }) {
  const { id, name, category, type, size, problem } = document;
  const url = `/api/organization/shared/documents/${id}/content`;

  return (
    <article aria-labelledby="document-name" className="flex flex-wrap gap-5 max-sm:flex-col">
      <header className="min-w-56 flex-1">
        <h1 id="document-name" className="break-words">
          {name}
        </h1>
        <p className="mt-1 text-muted-foreground tabular-nums">
          {category}, {type.toUpperCase()}, {formatBytes(size)}
        </p>
      </header>
      {!problem && <DownloadButton id={id} name={name} url={url} variant="default" className="self-start" />}
      <div className="grid w-full gap-5">
        <LogBanner document={document} />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          {problem ? (
            <p className="measure rounded-lg border bg-card p-4 sm:p-6">
              This document can no longer be opened here. {problem}
            </p>
          ) : (
            <DocumentViewer document={document} url={url} />
          )}
          <section aria-labelledby="document-facts" className="grid content-start gap-3">
            <h2 id="document-facts">Facts</h2>
            <DocumentFacts document={document} />
          </section>
        </div>
      </div>
    </article>
  );
}
