'use client';

import { InitialsBadge } from '@/components/notary/visit/tracking/initials-badge';
import { ratingInWords } from '@/components/notary/visit/tracking/rating-words';
import { SampleActions } from '@/components/notary/visit/tracking/sample-actions';
import { SampleAnnouncement } from '@/components/notary/visit/tracking/sample-announcement';
import { SampleToggle } from '@/components/notary/visit/tracking/sample-toggle';
import { SampleWay } from '@/components/notary/visit/tracking/sample-way';
import { SecurityList } from '@/components/notary/visit/tracking/security-list';
import { UpdateList } from '@/components/notary/visit/tracking/update-list';
import { useSimulation } from '@/components/notary/visit/tracking/use-simulation';
import { Badge } from '@/components/ui/badge';
import { sampleTrackedNotary, sampleUpdates, type TrackedNotary } from '@/lib/samples/live-tracking';

const statuses: Record<TrackedNotary['status'], { label: string; variant: 'info' | 'success' }> = {
  en_route: { label: 'En Route', variant: 'info' },
  arrived: { label: 'Arrived', variant: 'success' },
  completed: { label: 'Completed', variant: 'success' },
};

/** A visit as a visitor may follow it: nobody drives, the figures change by themselves. */
export function SampleTracking() {
  const { notary, stream, isTracking, toggle } = useSimulation(sampleTrackedNotary);
  const { label, variant } = statuses[notary.status];
  const arrival = { at: notary.destination.timestamp, text: 'The notary arrived' };
  const updates = notary.status === 'arrived' ? [arrival, ...sampleUpdates] : sampleUpdates;

  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">A notary on the way</h2>
          <Badge variant={variant}>{label}</Badge>
        </div>
        <SampleToggle isTracking={isTracking} onToggle={toggle} />
      </div>
      <SampleAnnouncement notary={notary} isTracking={isTracking} />
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_4fr]">
        <div className="grid min-w-0 gap-8">
          <SampleWay notary={notary} />
          <section aria-labelledby="sample-updates">
            <h3 id="sample-updates" className="text-lg">
              Status updates
            </h3>
            <UpdateList updates={updates} />
          </section>
        </div>
        <div className="grid gap-8">
          <SampleNotary notary={notary} />
          <SampleActions />
          <SecurityList />
        </div>
      </div>
      <SampleStream lines={stream} />
    </div>
  );
}

function SampleNotary({ notary }: { notary: TrackedNotary }) {
  const facts = [
    ['Phone', notary.phone],
    ['Vehicle', notary.vehicle],
    ['License plate', notary.licensePlate],
    ['Route', notary.route.join(', ')],
  ];
  return (
    <section aria-labelledby="sample-notary" className="rounded-lg border bg-card p-5">
      <h3 id="sample-notary" className="text-lg">
        Your notary
      </h3>
      <div className="mt-3 flex items-start gap-3 text-[0.9375rem] leading-6">
        <InitialsBadge initials={notary.initials} />
        <div>
          <p className="font-semibold">{notary.name}</p>
          <p className="text-muted-foreground">{ratingInWords(notary.rating)}</p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem] leading-6">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SampleStream({ lines }: { lines: string[] }) {
  return (
    <details className="rounded-lg border bg-card">
      <summary className="px-5 py-4 font-medium">Live data stream</summary>
      <div
        tabIndex={0}
        role="region"
        aria-label="Live data stream"
        className="max-h-60 overflow-auto border-t px-5 py-3"
      >
        {lines.length === 0 && (
          <p className="text-muted-foreground">Nothing yet: tracking has not been started.</p>
        )}
        <ol className="font-mono text-[0.8125rem] leading-6">
          {lines.map((line, index) => (
            <li key={lines.length - index}>{line}</li>
          ))}
        </ol>
      </div>
    </details>
  );
}
