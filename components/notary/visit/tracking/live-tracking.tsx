'use client';

import { SampleTracking } from '@/components/notary/visit/tracking/sample-tracking';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () =>
  import('@/components/notary/visit/tracking/own-tracking').then((module) => module.OwnTracking);

export function LiveTracking() {
  return (
    <OwnOrSample own={loadOwn} says="With an account this page follows your own visits, on a map.">
      <SampleTracking />
    </OwnOrSample>
  );
}
