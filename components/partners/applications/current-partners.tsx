'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';
import { SamplePartners } from '@/components/partners/applications/sample-partners';

const OwnPartners = partOnDemand(() =>
  import('@/components/partners/applications/own-partners').then((module) => module.OwnPartners),
);

/** Who works with us, for a person who is signed in; made-up companies, named as such, for a visitor. */
export function CurrentPartners() {
  return (
    <OwnOrSample
      own={OwnPartners}
      says="These companies are made up. With an account you see the ones that work with us here."
    >
      <SamplePartners />
    </OwnOrSample>
  );
}
