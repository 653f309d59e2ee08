'use client';

import Link from 'next/link';
import { useState } from 'react';
import { placeOf, requestPath } from '@/components/notary/request-links';
import { DemoBadge } from '@/components/shell/demo-badge';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { LocalTime } from '@/components/kit/local-time';
import { Button } from '@/components/ui/button';
import { requestTitle } from '@/lib/notary/rules/services';
import { isActive, shownStatus } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';

const SHOWN = 8;

/** Appointments that are past, the last one first: those to come are the active requests. */
export function PastAppointments({ requests }: { requests: RequestView[] }) {
  const past = listPast(requests);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past-appointments">
      <h2 id="past-appointments" className="text-2xl">
        Past appointments
      </h2>
      <List requests={past} />
    </section>
  );
}

function List({ requests }: { requests: RequestView[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? requests : requests.slice(0, SHOWN);

  return (
    <>
      <ul className="mt-4 app-rows">
        {shown.map((request) => (
          <li key={request.id}>
            <div className="min-w-0">
              <Link href={requestPath(request.id)} prefetch={false}>
                {requestTitle(request)}
              </Link>
              <p className="wrap-anywhere text-muted-foreground">
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

function listPast(requests: RequestView[]): RequestView[] {
  return requests
    .filter(({ status }) => !isActive(status))
    .sort((one, other) => Date.parse(other.appointmentDate) - Date.parse(one.appointmentDate));
}
