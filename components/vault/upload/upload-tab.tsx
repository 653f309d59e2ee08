'use client';

import { SampleUpload } from '@/components/vault/upload/sample-upload';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () => import('@/components/vault/upload/own-upload').then((module) => module.OwnUpload);

export function UploadTab() {
  return (
    <OwnOrSample own={loadOwn} says="With an account your files are encrypted and stored; here nothing is.">
      <SampleUpload />
    </OwnOrSample>
  );
}
