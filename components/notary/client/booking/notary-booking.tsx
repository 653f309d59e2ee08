'use client';

import { SampleBooking } from '@/components/notary/client/booking/sample-booking';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useQueryParams } from '@/components/kit/query-params';
import { OwnOrSample } from '@/components/session/own-or-sample';

const OwnBooking = partOnDemand(() =>
  import('@/components/notary/client/booking/own-booking').then((module) => module.OwnBooking),
);

export function NotaryBooking() {
  const { params } = useQueryParams();
  const query = params.toString();

  return (
    <OwnOrSample
      own={OwnBooking}
      signUpHref={signUpFrom(query ? `/notary-booking?${query}` : '/notary-booking')}
      says="With an account this page finds notaries who are verified and free, and books the one you choose."
    >
      <SampleBooking />
    </OwnOrSample>
  );
}

/** The sign-up that comes back to what was searched. */
function signUpFrom(address: string): string {
  return `/signup?callbackUrl=${encodeURIComponent(address)}`;
}
