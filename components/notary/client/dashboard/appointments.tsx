'use client';

import Link from 'next/link';
import { useState } from 'react';
import { placeOf, requestPath } from '@/components/notary/request-links';
import { DemoBadge } from '@/components/shell/demo-badge';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { LocalTime } from '@/components/kit/local-time';
import { useQueryParams } from '@/components/kit/query-params';
import { Button } from '@/components/ui/button';
import { requestTitle } from '@/lib/notary/rules/services';
import { isActive, shownStatus } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';

const SHOWN = 8;
const FILTER = 'appointments';

/** Every appointment: those to come, the next one first, or those that are past, the last one first. */
export function Appointments({ requests }: { requests: RequestView[] }) {
  const { params, setParams } = useQueryParams();
  const isPast = params.get(FILTER) === 'past';
  const listed = appointmentsOf(requests, isPast);

  return (
    <section id="appointments" tabIndex={-1} aria-labelledby="appointments-heading" className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="appointments-heading" className="text-2xl">
          Appointments
        </h2>
        <div role="group" aria-label="Which appointments" className="flex gap-2">
          <Button
            variant={isPast ? 'ghost' : 'secondary'}
            size="sm"
            aria-pressed={!isPast}
            onClick={() => setParams({ [FILTER]: '' })}
          >
            Upcoming
          </Button>
          <Button
            variant={isPast ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={isPast}
            onClick={() => setParams({ [FILTER]: 'past' })}
          >
            Past
          </Button>
        </div>
      </div>
      <List key={String(isPast)} requests={listed} none={isPast ? noPast : noUpcoming} />
    </section>
  );
}

const noUpcoming = 'No upcoming appointments. Each one that you request is listed here until it ends.';
const noPast = 'Completed and cancelled appointments will be listed here.';

function List({ requests, none }: { requests: RequestView[]; none: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? requests : requests.slice(0, SHOWN);

  if (requests.length === 0) return <p className="mt-4 text-muted-foreground">{none}</p>;
  return (
    <>
      <ul className="mt-4 divide-y border-y">
        {shown.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 text-[0.9375rem] leading-6"
          >
            <div className="min-w-0">
              <Link href={requestPath(request.id)} prefetch={false} className="font-medium text-link">
                {requestTitle(request)}
              </Link>
              <p className="break-words text-muted-foreground">
                <LocalTime value={request.appointmentDate} />, {placeOf(request)}
                {request.notary?.isDemo && <DemoBadge />}
              </p>
            </div>
            <RequestStatusBadge status={shownStatus(request)} />
          </li>
        ))}
      </ul>
      {shown.length < requests.length && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setIsWhole(true)}>
          Show all {requests.length}
        </Button>
      )}
    </>
  );
}

function appointmentsOf(requests: RequestView[], isPast: boolean): RequestView[] {
  const nextFirst = requests
    .filter(({ status }) => isActive(status) !== isPast)
    .sort((one, other) => Date.parse(one.appointmentDate) - Date.parse(other.appointmentDate));
  return isPast ? nextFirst.reverse() : nextFirst;
}
