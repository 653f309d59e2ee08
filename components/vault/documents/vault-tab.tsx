'use client';

import { SampleDocuments } from '@/components/vault/documents/sample-documents';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';

const OwnDocuments = partOnDemand(() =>
  import('@/components/vault/documents/own-documents').then((module) => module.OwnDocuments),
);

export function VaultTab() {
  return (
    <OwnOrSample own={OwnDocuments} says="With an account this vault holds your own documents, encrypted.">
      <SampleDocuments />
    </OwnOrSample>
  );
}
