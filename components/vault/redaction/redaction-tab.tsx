'use client';

import { SampleRedactions } from '@/components/vault/redaction/sample-redactions';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () =>
  import('@/components/vault/redaction/own-redactions').then((module) => module.OwnRedactions);

export function RedactionTab() {
  return (
    <OwnOrSample own={loadOwn} says="With an account you redact your own documents here.">
      <SampleRedactions />
    </OwnOrSample>
  );
}
