'use client';

import { SampleNotifications } from '@/components/notifications/sample-notifications';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';

const OwnNotifications = partOnDemand(() =>
  import('@/components/notifications/own-notifications').then((module) => module.OwnNotifications),
);

export function NotificationCenter() {
  return (
    <OwnOrSample
      own={OwnNotifications}
      says="With an account you see what happens to your own properties and visits."
    >
      <SampleNotifications />
    </OwnOrSample>
  );
}
