'use client';

import { DocumentActions } from '@/components/vault/page/document-actions';
import { DocumentViewer } from '@/components/vault/page/document-viewer';
import { LogBanner } from '@/components/vault/page/log-banner';
import { NoSuchDocument } from '@/components/vault/page/no-such-document';
import { DocumentFacts } from '@/components/vault/documents/document-facts';
import { documentOf } from '@/components/vault/queries';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { useRead } from '@/components/kit/use-read';
import { ApiError } from '@/lib/platform/api-client';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultDocument } from '@/lib/vault/schema/documents';

/** One document: its pages, what is known of it, and what can be done with it. */
export function DocumentPage({ initial }: { initial: VaultDocument }) {
  const { data: document, error } = useRead({ ...documentOf(initial.id), initialData: initial });
  const { name, category, type, size } = document;

  // Deleted meanwhile, in another tab.
  if (error instanceof ApiError && error.status === 404) return <NoSuchDocument />;
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
      <DocumentActions document={document} />
      {isSignedOut(error) && <SessionEnded className="w-full" />}
      <div className="grid w-full gap-5">
        <LogBanner document={document} />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <DocumentViewer key={document.id} document={document} />
          <section aria-labelledby="document-facts" className="grid content-start gap-3">
            <h2 id="document-facts">Facts</h2>
            <DocumentFacts document={document} />
          </section>
        </div>
      </div>
    </article>
  );
}
