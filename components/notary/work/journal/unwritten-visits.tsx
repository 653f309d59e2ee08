'use client';

import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { Button } from '@/components/ui/button';
import { OFFERED_DAYS } from '@/lib/notary/rules/journal';
import type { UnwrittenVisit } from '@/lib/notary/schema/journal';

type UnwrittenVisitsProps = { visits: UnwrittenVisit[]; onWrite: (visit: UnwrittenVisit) => void };

/** The next step after a visit. Nothing while each has an entry. */
export function UnwrittenVisits({ visits, onWrite }: UnwrittenVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="unwritten">
      <h2 id="unwritten" className="text-2xl">
        Visits without an entry
      </h2>
      <p className="mt-2 measure text-muted-foreground">
        You completed these in the last {OFFERED_DAYS} days. What we know of the act is filled in for you.
      </p>
      <ul className="mt-4 divide-y border-y">
        {visits.map((visit) => (
          <li
            key={visit.requestId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 text-[0.9375rem] leading-6">
              <Link href={`/requests/${visit.requestId}`} prefetch={false} className="text-link">
                {visit.title}
              </Link>
              <p className="wrap-anywhere text-muted-foreground">
                <LocalTime value={visit.completedAt} />
                {', '}
                {visit.isOnline ? 'online' : visit.place}
              </p>
            </div>
            <Button variant="outline" size="sm" className="needs-script" onClick={() => onWrite(visit)}>
              Write the entry<span className="sr-only"> for {visit.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
