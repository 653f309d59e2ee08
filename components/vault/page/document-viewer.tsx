'use client';

import { useCallback, type ReactNode } from 'react';
import { Paper } from '@/components/vault/documents/paper';
import { PdfPages } from '@/components/files/reader/pdf-pages';
import { loadPdfReader, openPageFile } from '@/components/files/reader/pdf-pages-file';
import { refreshVault } from '@/components/vault/queries';
import { contentUrl } from '@/lib/vault/rules/urls';
import { useStepUp } from '@/components/kit/step-up';
import { isRedactable } from '@/lib/vault/rules/redaction-state';
import type { VaultDocument } from '@/lib/vault/schema/documents';

type ReadDocument = Pick<VaultDocument, 'id' | 'name' | 'type' | 'problem' | 'isVerified'>;

type DocumentViewerProps = {
  document: ReadDocument;
  /** where it is opened, unless it is the reader's own */
  url?: string;
};

/** The pages of a document at once; or why they are not shown here. */
export function DocumentViewer({ document, url = contentUrl(document.id) }: DocumentViewerProps) {
  const { name, type, problem } = document;
  if (problem) {
    return (
      <Unshown document={document} title="This document is not opened here">
        It can be neither shared nor redacted. {problem} You can still download it.
      </Unshown>
    );
  }
  if (!isRedactable(type)) {
    return (
      <Unshown document={document} title="Word files are not shown here">
        Download this one to read it. To read, share or redact it here, save it as a PDF and upload that.
      </Unshown>
    );
  }
  return <Pages url={url} name={name} type={type} />;
}

function Pages({ url, name, type }: Pick<VaultDocument, 'name' | 'type'> & { url: string }) {
  const { run, dialog } = useStepUp();
  const open = useCallback(async () => {
    // What fails here fails again where it is needed, and is told there.
    if (type === 'pdf') loadPdfReader().catch(() => undefined);
    const file = await run(() => openPageFile(`${url}?view=1`));
    // It has just been opened, which its facts tell.
    void refreshVault();
    return file;
  }, [run, url, type]);

  return (
    <div className="min-w-0 max-sm:-mx-4">
      <PdfPages label={name} open={open} />
      {dialog}
    </div>
  );
}

type UnshownProps = { document: ReadDocument; title: string; children: ReactNode };

function Unshown({ document, title, children }: UnshownProps) {
  return (
    <section aria-label="Pages" className="flex items-center gap-4 rounded-lg border bg-card p-4 sm:p-6">
      <Paper document={document} />
      <div className="grid gap-1">
        <h2>{title}</h2>
        <p className="measure">{children}</p>
      </div>
    </section>
  );
}
