'use client';

import { SampleVerification } from '@/components/vault/verification/sample-verification';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';

const OwnVerification = partOnDemand(() =>
  import('@/components/vault/verification/own-verification').then((module) => module.OwnVerification),
);

export function VerificationTab() {
  return (
    <OwnOrSample
      own={OwnVerification}
      tab="verification"
      says="With an account your own records are listed here, each with its log entry."
    >
      <SampleVerification />
    </OwnOrSample>
  );
}
