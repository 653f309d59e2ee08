'use client';

import { ChangeForm } from '@/components/vault/documents/change-form';
import { DeleteDocument } from '@/components/vault/documents/delete-document';
import { ShareLinks } from '@/components/vault/share/share-links';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export type DocumentDialogProps = {
  document: VaultDocument;
  subject: 'share' | 'change' | 'deletion';
  onClose: () => void;
  onDeleted: () => void;
};

/** One of the rarer things that are done with a document. */
export function DocumentDialog({ document, subject, onClose, onDeleted }: DocumentDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        {subject === 'share' && <Sharing document={document} />}
        {subject === 'change' && <Change document={document} onClose={onClose} />}
        {subject === 'deletion' && (
          <DeleteDocument document={document} onKept={onClose} onDeleted={onDeleted} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Sharing({ document: { id, name, type, problem } }: { document: VaultDocument }) {
  const isWord = type === 'doc' || type === 'docx';
  return (
    <>
      <DialogHeader>
        <DialogTitle>Share by link</DialogTitle>
        <DialogDescription className="wrap-anywhere">{name}</DialogDescription>
      </DialogHeader>
      {problem ? (
        <p>This document can be neither shared nor redacted. {problem} You can still download it.</p>
      ) : isWord ? (
        <p>A Word file cannot be shared by link. Save it as a PDF, upload that, and share the PDF.</p>
      ) : (
        <ShareLinks documentId={id} redactionId={null} name={name} heading="h3" />
      )}
    </>
  );
}

function Change({ document, onClose }: Pick<DocumentDialogProps, 'document' | 'onClose'>) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Rename or move</DialogTitle>
        <DialogDescription className="wrap-anywhere">{document.name}</DialogDescription>
      </DialogHeader>
      <ChangeForm document={document} onSaved={onClose} />
    </>
  );
}
