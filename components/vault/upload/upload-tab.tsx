'use client';

import { SampleUpload } from '@/components/vault/upload/sample-upload';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';

const OwnUpload = partOnDemand(() =>
  import('@/components/vault/upload/own-upload').then((module) => module.OwnUpload),
);

export function UploadTab() {
  return (
    <OwnOrSample
      own={OwnUpload}
      tab="upload"
      says="With an account your files are encrypted and stored; here nothing is."
    >
      <SampleUpload />
    </OwnOrSample>
  );
}
