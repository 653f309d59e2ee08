'use client';

import { DocumentFacts } from '@/components/vault/documents/document-facts';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import type { SampleDocument } from '@/lib/samples/vault';

export type SampleDetailsProps = { document: SampleDocument; onClose: () => void };

export function SampleDetails({ document, onClose }: SampleDetailsProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>{document.name}</DialogTitle>
          <DialogDescription>Sample data. There is no such document.</DialogDescription>
        </DialogHeader>
        <DocumentFacts document={document} />
      </DialogContent>
    </Dialog>
  );
}
