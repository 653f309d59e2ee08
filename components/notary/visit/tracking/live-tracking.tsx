'use client';

import { SampleTracking } from '@/components/notary/visit/tracking/sample-tracking';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';

const OwnTracking = partOnDemand(() =>
  import('@/components/notary/visit/tracking/own-tracking').then((module) => module.OwnTracking),
);

export function LiveTracking() {
  return (
    <OwnOrSample own={OwnTracking} says="With an account this page follows your own visits, on a map.">
      <SampleTracking />
    </OwnOrSample>
  );
}
