'use client';

import { OwnOrSample } from '@/components/session/own-or-sample';
import { OwnPart } from '@/components/session/own-part';
import { WhenNear } from '@/components/kit/when-near';
import { Skeleton } from '@/components/ui/skeleton';

const loadOwn = () =>
  import('@/components/vault/redaction/own-redactions').then((module) => module.OwnRedactions);
const loadSample = () =>
  import('@/components/vault/redaction/sample-redactions').then((module) => module.SampleRedactions);

/** The sample comes when the tab is opened. */
export function RedactionTab() {
  return (
    <OwnOrSample own={loadOwn} says="With an account you redact your own documents here.">
      <WhenNear waiting={<Skeleton className="needs-script h-64" />}>
        <OwnPart load={loadSample} />
      </WhenNear>
    </OwnOrSample>
  );
}
