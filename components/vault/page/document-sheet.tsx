import type { ReactNode } from 'react';
import { DocumentFacts, type KnownDocument } from '@/components/vault/documents/document-facts';
import { LogBanner } from '@/components/vault/page/log-banner';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

type DocumentSheetProps = {
  document: KnownDocument;
  /** what can be done with it, beside its name */
  actions: ReactNode;
  /** its pages */
  children: ReactNode;
};

/** A document on its page, to whoever may read it: its name, its pages and what is known of it. */
export function DocumentSheet({ document, actions, children }: DocumentSheetProps) {
  const { name, category, type, size } = document;
  return (
    <article aria-labelledby="document-name" className="flex flex-wrap gap-5 max-sm:flex-col">
      <header className="min-w-56 flex-1">
        <h1 id="document-name" className="wrap-anywhere">
          {name}
        </h1>
        <p className="mt-1 text-muted-foreground tabular-nums">
          {category}, {type.toUpperCase()}, {formatBytes(size)}
        </p>
      </header>
      {actions}
      <div className="grid w-full gap-5">
        <LogBanner document={document} />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          {children}
          <section aria-labelledby="document-facts" className="grid content-start gap-3">
            <h2 id="document-facts">Facts</h2>
            <DocumentFacts document={document} />
          </section>
        </div>
      </div>
    </article>
  );
}
