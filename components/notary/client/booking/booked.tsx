'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { announcement, minutesInWords } from '@/components/notary/visit/tracking/tracking-words';
import { useTracking } from '@/components/notary/visit/tracking/use-tracking';
import { LocalTime } from '@/components/kit/local-time';
import { Button, buttonVariants } from '@/components/ui/button';
import { isMobile } from '@/lib/notary/rules/visit-mode';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';
import { milesInWords } from '@/lib/values/miles';

/** The request that was just made, and how it goes on. */
export function Booked({ request, onBack }: { request: RequestView; onBack: () => void }) {
  const { id, isRemote, appointmentDate, totalPrice } = request;
  const { tracking, refusal } = useTracking(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const eta = tracking?.eta ?? null;
  const distance = tracking?.distance ?? null;

  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="booked" className="grid gap-6 rounded-lg border bg-card p-5 sm:p-7">
      <div>
        <h2 id="booked" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Your request is on its way
        </h2>
        <p className="mt-2 text-muted-foreground">
          {requestTitle(request)} · <LocalTime value={appointmentDate} /> · {formatMoney(toCents(totalPrice))}
        </p>
      </div>
      <p role="status" className="font-serif text-xl">
        {refusal ? refusal.detail : tracking ? announcement(tracking, isRemote) : 'A notary is being found.'}
      </p>
      {(eta !== null || distance !== null) && (
        <p className="tabular-nums">
          {[eta !== null && minutesInWords(eta), distance !== null && milesInWords(distance)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
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
