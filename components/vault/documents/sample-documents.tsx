'use client';

import { useState } from 'react';
import { DocumentList } from '@/components/vault/documents/document-list';
import type { SampleDetailsProps } from '@/components/vault/documents/sample-details';
import { UsageBar } from '@/components/vault/documents/usage-bar';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { saveText } from '@/components/files/save-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sampleDocuments, sampleUsage, type SampleDocument } from '@/lib/samples/vault';

const loadDetails = () =>
  import('@/components/vault/documents/sample-details').then((module) => module.SampleDetails);

/** The vault as a visitor may try it out. */
export function SampleDocuments() {
  const [shown, setShown] = useState<SampleDocument | null>(null);
  const [Details, askDetails] = useOnDemand<SampleDetailsProps>(loadDetails);

  async function view(document: SampleDocument) {
    if (await askDetails()) setShown(document);
  }

  return (
    <div className="grid gap-6">
      <DocumentList
        documents={sampleDocuments}
        actions={(document) => (
          <>
            <Button variant="outline" size="sm" className="needs-script" onClick={() => void view(document)}>
              View<span className="sr-only"> {document.name}</span>
            </Button>
            <Button variant="outline" size="sm" className="needs-script" onClick={() => download(document)}>
              Download<span className="sr-only"> {document.name}</span>
            </Button>
          </>
        )}
      />
      <UsageBar {...sampleUsage} />
      {shown && Details && <Details document={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function download({ name, category }: SampleDocument) {
  saveText(
    `${name.replace(/\.\w+$/, '')} (sample).txt`,
    `${name}\nCategory: ${category}\n\nThis is sample data. There is no such document; with an account the vault hands out your own.\n`,
  );
  toast({
    title: 'Download Started',
    description: `A short text instead of ${name}, which is a sample.`,
  });
}
