'use client';

import { useNow } from '@/components/kit/use-now';
import { AppointmentCard } from '@/components/notary/work/visits/appointment-card';
import { CancelledVisits } from '@/components/notary/work/visits/cancelled-visits';
import { listCancelled, listOverdue, listUpcoming } from '@/components/notary/work/visits/which-visits';
import type { RequestView } from '@/lib/notary/schema/requests';

const LOOK_EVERY_MS = 15_000;

type UpcomingProps = { requests: RequestView[]; isOwn: boolean; initialNow: number };

export function Upcoming({ requests, isOwn, initialNow }: UpcomingProps) {
  const now = useNow(LOOK_EVERY_MS, initialNow);
  const upcoming = listUpcoming(requests, now);
  const overdue = listOverdue(requests, now);

  return (
    <>
      {overdue.length > 0 && (
        <section aria-labelledby="overdue">
          <h2 id="overdue" className="text-2xl">
            Past their time
          </h2>
          <p className="mt-2 measure text-muted-foreground">
            Their appointments have passed and they were not begun. Begin them, or withdraw, so that the
            client knows.
          </p>
          <Cards requests={overdue} isOwn={isOwn} />
        </section>
      )}
      <section aria-labelledby="upcoming">
        <h2 id="upcoming" className="text-2xl">
          Upcoming Appointments
        </h2>
        {upcoming.length === 0 ? (
          <p className="mt-3 measure text-muted-foreground">Accept an offer to begin.</p>
        ) : (
          <Cards requests={upcoming} isOwn={isOwn} />
        )}
        <CancelledVisits requests={listCancelled(requests, now)} />
      </section>
    </>
  );
}

function Cards({ requests, isOwn }: Omit<UpcomingProps, 'initialNow'>) {
  return (
    <ul className="mt-4 grid gap-4">
      {requests.map((request) => (
        <li key={request.id} className="min-w-0">
          <AppointmentCard request={request} isOwn={isOwn} />
        </li>
      ))}
    </ul>
  );
}
