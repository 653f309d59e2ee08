'use client';

import { SampleBooking } from '@/components/notary/client/booking/sample-booking';
import { OwnOrSample } from '@/components/session/own-or-sample';

const loadOwn = () =>
  import('@/components/notary/client/booking/own-booking').then((module) => module.OwnBooking);

export function NotaryBooking() {
  return (
    <OwnOrSample
      own={loadOwn}
      says="With an account this page finds notaries who are verified and free, and books the one you choose."
    >
      <SampleBooking />
    </OwnOrSample>
  );
}
