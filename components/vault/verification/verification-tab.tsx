'use client';

import { SampleVerification } from '@/components/vault/verification/sample-verification';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () =>
  import('@/components/vault/verification/own-verification').then((module) => module.OwnVerification);

export function VerificationTab() {
  return (
    <OwnOrSample
      own={loadOwn}
      says="With an account your own records are listed here, each with its log entry."
    >
      <SampleVerification />
    </OwnOrSample>
  );
}
