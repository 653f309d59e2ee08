'use client';

import Link from 'next/link';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { groupByDay, timeOf } from '@/components/notary/work/schedule/days';
import { useNow } from '@/components/kit/use-now';
import { listCancelled } from '@/components/notary/work/visits/which-visits';
import { useTimeZone } from '@/components/notary/work/use-time-zone';
import { placeOf } from '@/components/notary/request-links';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';

const MINUTE_MS = 60_000;

export function DayList({ requests }: { requests: RequestView[] }) {
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useNow(MINUTE_MS, 0);
  const open = requests.filter(({ status }) => status === 'assigned' || status === 'in_progress');
  // Before the page's own clock runs nothing is known to lie ahead.
  const cancelled = now === 0 ? [] : listCancelled(requests, now);
  const days = groupByDay([...open, ...cancelled], timeZone);

  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments" className="text-2xl">
        Appointments
      </h2>
      {days.length === 0 ? (
        <p className="mt-3 measure text-muted-foreground">
          No appointments. Once you accept an offer, it is listed here under its day.{' '}
          <Link href="/dashboard/notary#offers" prefetch={false} className="text-link">
            See your offers
          </Link>
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted-foreground">Times in {timeZone.replaceAll('_', ' ')}</p>
          <ol className="mt-4 grid gap-6">
            {days.map(({ day, name, visits }) => (
              <li key={day}>
                <h3 className="border-b pb-1 text-lg">{name}</h3>
                <ul className="divide-y">
                  {visits.map((visit) => (
                    <li key={visit.id}>
                      <Visit visit={visit} timeZone={timeZone} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Visit({ visit, timeZone }: { visit: RequestView; timeZone: string }) {
  const { id, appointmentDate, clientName } = visit;

  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-1 py-3 sm:grid-cols-[5.5rem_1fr_auto]">
      <time dateTime={appointmentDate} className="font-medium tabular-nums">
        {timeOf(appointmentDate, timeZone)}
      </time>
      <div className="min-w-0">
        <Link href={`/requests/${id}`} prefetch={false} className="text-link">
          {requestTitle(visit)}
        </Link>
        <p className="text-[0.9375rem] text-muted-foreground">
          {clientName}, {placeOf(visit)}
        </p>
      </div>
      <div className="col-start-2 sm:col-start-3">
        <RequestStatusBadge status={shownStatus(visit)} />
      </div>
    </div>
  );
}
