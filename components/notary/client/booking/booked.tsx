'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { BookedPanel } from '@/components/notary/client/booking/booked-panel';
import { readRequest } from '@/components/notary/queries';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { Button, buttonVariants } from '@/components/ui/button';
import { isMobile } from '@/lib/notary/rules/visit-mode';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';
import { milesInWords } from '@/lib/values/miles';

/** The request that was just made, and how it goes on. */
export function Booked({ request: made, onBack }: { request: RequestView; onBack: () => void }) {
  const { id } = made;
  const { data: request } = useRead({ ...readRequest(id), initialData: made });
  const heading = useRef<HTMLHeadingElement>(null);
  useRequestRefresh();

  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="booked" className="grid gap-6 rounded-lg border bg-card p-5 sm:p-7">
      <div>
        <h2 id="booked" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {headingOf(request)}
        </h2>
        <p className="mt-2 text-muted-foreground">
          {requestTitle(request)} · <LocalTime value={request.appointmentDate} /> ·{' '}
          {formatMoney(toCents(request.totalPrice))}
        </p>
      </div>
      <BookedPanel request={request} />
      <div className="flex flex-wrap gap-3">
        <Link href={`/requests/${id}`} prefetch={false} className={buttonVariants({ size: 'lg' })}>
          Open the request
        </Link>
        {isMobile(request) && (
          <Link
            href={`/live-tracking?request=${id}`}
            prefetch={false}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            Follow it live
          </Link>
        )}
        <Button variant="ghost" size="lg" onClick={onBack}>
          Find another notary
        </Button>
      </div>
    </section>
  );
}

/** Booked is what somebody has accepted. */
function headingOf({ status, notary }: RequestView): string {
  if (status === 'pending') return 'Your request is on its way';
  if (status === 'cancelled') return 'This request was cancelled';
  return notary ? `${notary.name} is booked` : 'Your notary is booked';
}
