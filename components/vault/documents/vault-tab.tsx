'use client';

import { SampleDocuments } from '@/components/vault/documents/sample-documents';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () =>
  import('@/components/vault/documents/own-documents').then((module) => module.OwnDocuments);

export function VaultTab() {
  return (
    <OwnOrSample own={loadOwn} says="With an account this vault holds your own documents, encrypted.">
      <SampleDocuments />
    </OwnOrSample>
  );
}
