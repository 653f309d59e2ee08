'use client';

import { ChangeForm } from '@/components/vault/documents/change-form';
import { DeleteDocument } from '@/components/vault/documents/delete-document';
import { DocumentFacts } from '@/components/vault/documents/document-facts';
import { DocumentPapers } from '@/components/vault/documents/document-papers';
import { ShareLinks } from '@/components/vault/share/share-links';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export type DocumentDialogProps = {
  document: VaultDocument;
  subject: 'details' | 'deletion';
  onClose: () => void;
  onDeleted: () => void;
};

export function DocumentDialog({ document, subject, onClose, onDeleted }: DocumentDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        {subject === 'details' ? (
          <Details document={document} />
        ) : (
          <DeleteDocument document={document} onKept={onClose} onDeleted={onDeleted} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Details({ document }: { document: VaultDocument }) {
  return (
    <>
      <DialogHeader>
        <DialogTitle className="break-words">{document.name}</DialogTitle>
        <DialogDescription>What is known about this document, and what you can do with it.</DialogDescription>
      </DialogHeader>
      <DocumentFacts document={document} />
      <section aria-labelledby="document-papers" className="grid gap-3">
        <h3 id="document-papers" className="text-lg">
          Certificate and proof
        </h3>
        <DocumentPapers document={document} />
      </section>
      <div className="border-t pt-5">
        <Links document={document} />
      </div>
      <section aria-labelledby="document-change" className="grid gap-3 border-t pt-5">
        <h3 id="document-change" className="text-lg">
          Name and category
        </h3>
        <ChangeForm document={document} />
      </section>
    </>
  );
}

function Links({ document: { id, name, type, problem } }: { document: VaultDocument }) {
  if (problem) {
    return (
      <p className="text-[0.9375rem] leading-6">
        This document can be neither shared nor redacted. {problem} You can still download it.
      </p>
    );
  }
  if (type !== 'doc' && type !== 'docx')
    return <ShareLinks documentId={id} redactionId={null} name={name} heading="h3" />;
  return (
    <p className="text-[0.9375rem] leading-6 text-muted-foreground">
      A Word file cannot be shared by link. Save it as a PDF, upload that, and share the PDF.
    </p>
  );
}
