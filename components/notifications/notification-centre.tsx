'use client';

import { SampleNotifications } from '@/components/notifications/sample-notifications';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () =>
  import('@/components/notifications/own-notifications').then((module) => module.OwnNotifications);

export function NotificationCentre() {
  return (
    <OwnOrSample own={loadOwn} says="With an account you see what happens to your own properties and visits.">
      <SampleNotifications />
    </OwnOrSample>
  );
}
