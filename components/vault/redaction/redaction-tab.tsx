'use client';

import dynamic from 'next/dynamic';
import { OwnOrSample } from '@/components/session/own-or-sample';
import { WhenNear } from '@/components/kit/when-near';
import { Skeleton } from '@/components/ui/skeleton';

const loadOwn = () =>
  import('@/components/vault/redaction/own-redactions').then((module) => module.OwnRedactions);

const Waiting = () => <Skeleton className="needs-script h-64" />;

const SampleRedactions = dynamic(
  () => import('@/components/vault/redaction/sample-redactions').then((module) => module.SampleRedactions),
  { ssr: false, loading: Waiting },
);

/** The sample comes when the tab is opened. */
export function RedactionTab() {
  return (
    <OwnOrSample own={loadOwn} says="With an account you redact your own documents here.">
      <WhenNear waiting={<Waiting />}>
        <SampleRedactions />
      </WhenNear>
    </OwnOrSample>
  );
}
