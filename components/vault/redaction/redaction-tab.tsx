'use client';

import { OwnOrSample } from '@/components/session/own-or-sample';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { WhenNear } from '@/components/kit/when-near';
import { Skeleton } from '@/components/ui/skeleton';

const OwnRedactions = partOnDemand(() =>
  import('@/components/vault/redaction/own-redactions').then((module) => module.OwnRedactions),
);
const SampleRedactions = partOnDemand(() =>
  import('@/components/vault/redaction/sample-redactions').then((module) => module.SampleRedactions),
);

/** The sample comes when the tab is opened. */
export function RedactionTab() {
  return (
    <OwnOrSample
      own={OwnRedactions}
      tab="redaction"
      says="With an account you redact your own documents here."
    >
      <WhenNear waiting={<Skeleton className="needs-script h-64" />}>
        <SampleRedactions />
      </WhenNear>
    </OwnOrSample>
  );
}
