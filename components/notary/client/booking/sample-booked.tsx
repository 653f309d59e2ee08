'use client';

import { useEffect, useRef } from 'react';
import { SampleAnnouncement } from '@/components/notary/visit/tracking/sample-announcement';
import { SampleToggle } from '@/components/notary/visit/tracking/sample-toggle';
import { SampleWay } from '@/components/notary/visit/tracking/sample-way';
import { useSimulation } from '@/components/notary/visit/tracking/use-simulation';
import { Button } from '@/components/ui/button';
import type { NotaryListing } from '@/lib/notary/schema/search';
import { sampleTrackedNotary } from '@/lib/samples/live-tracking';

type SampleBookedProps = {
  notary: NotaryListing;
  /** what was searched */
  address: string;
  onBack: () => void;
};

/** The confirmation of the sample, with the way of the notary beside it. */
export function SampleBooked({ notary, address, onBack }: SampleBookedProps) {
  const { name, initials, eta, distance: distanceRemaining } = notary;
  const heading = useRef<HTMLHeadingElement>(null);
  const destination = { ...sampleTrackedNotary.destination, ...(address && { address }) };
  const first = { ...sampleTrackedNotary, destination, name, initials, eta, distanceRemaining };
  const way = useSimulation(first, { isStarted: true });

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-8 lg:grid-cols-[4fr_7fr]">
      <div className="grid content-start justify-items-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Sample booking: {name}
        </h2>
        <p className="measure text-muted-foreground">
          Nobody was asked, and there is nothing to pay: this is a sample. With an account the notary you
          choose is asked first, and the request gets its own page. Sign up above: your search is kept.
        </p>
        <Button variant="outline" onClick={onBack}>
          Back to the notaries
        </Button>
      </div>
      <section aria-labelledby="sample-way" className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h3 id="sample-way" className="text-lg">
            Live tracking
          </h3>
          <SampleToggle isTracking={way.isTracking} onToggle={way.toggle} />
        </div>
        <SampleAnnouncement notary={way.notary} isTracking={way.isTracking} />
        <SampleWay notary={way.notary} />
      </section>
    </div>
  );
}
