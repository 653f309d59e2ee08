'use client';

import { Arrival } from '@/components/notary/visit/tracking/arrival';
import type { LastSeen } from '@/components/notary/visit/tracking/last-seen';
import { placeOf } from '@/components/notary/request-links';
import { NotaryPanel } from '@/components/notary/visit/tracking/notary-panel';
import { SecurityList } from '@/components/notary/visit/tracking/security-list';
import { speedMph } from '@/components/notary/visit/tracking/speed';
import { StatusUpdates } from '@/components/notary/visit/tracking/status-updates';
import { StreamPanel } from '@/components/notary/visit/tracking/stream-panel';
import { TrackingFailure } from '@/components/notary/visit/tracking/tracking-failure';
import {
  announcement,
  minutesAway,
  routePercent,
  statusSentence,
  wayInWords,
} from '@/components/notary/visit/tracking/tracking-words';
import { useLastSeen } from '@/components/notary/visit/tracking/use-last-seen';
import { useTracking, type TrackingState } from '@/components/notary/visit/tracking/use-tracking';
import { VisitContacts } from '@/components/notary/visit/tracking/visit-contacts';
import { VisitFigures } from '@/components/notary/visit/tracking/visit-figures';
import { VisitMap } from '@/components/notary/visit/tracking/visit-map';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { useAuth } from '@/components/session/auth-provider';
import { LocalTime } from '@/components/kit/local-time';
import { Skeleton } from '@/components/ui/skeleton';
import { isActive, shownStatus } from '@/lib/notary/rules/statuses';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { Tracking } from '@/lib/notary/schema/tracking';

/** One visit, as its client or its notary follows it. */
export function VisitView({ request }: { request: RequestView }) {
  const { user } = useAuth();
  const state = useTracking(request.id);
  const { tracking, refusal } = state;
  const seen = useLastSeen(tracking);
  const isNotary = request.notaryId === user?.id;

  if (refusal) return <TrackingFailure error={refusal} />;
  return (
    <article className="grid gap-6">
      <header>
        <Arrival tracking={tracking} seen={seen} isNotary={isNotary} />
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl">{requestTitle(request)}</h2>
          <RequestStatusBadge status={tracking?.status ?? shownStatus(request)} />
        </div>
        <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">
          <LocalTime value={request.appointmentDate} />
          {' · '}
          {placeOf(request)}
        </p>
      </header>
      <p role="status" className="sr-only">
        {tracking && announcement(tracking, request.isRemote, seen?.noNews)}
      </p>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[7fr_4fr] lg:grid-rows-[auto_1fr]">
        {tracking ? (
          <Way request={request} tracking={tracking} state={state} seen={seen} />
        ) : (
          <Skeleton className="h-104" />
        )}
        <div className="grid gap-6 lg:row-span-2">
          <VisitContacts request={request} isNotary={isNotary} />
          <NotaryPanel request={request} isNotary={isNotary} />
          <SecurityList />
        </div>
        <StatusUpdates requestId={request.id} />
      </div>
      <StreamPanel connection={state.connection} received={state.received} />
    </article>
  );
}

type WayProps = { request: RequestView; tracking: Tracking; state: TrackingState; seen: LastSeen | null };

function Way({ request, tracking, state, seen }: WayProps) {
  const { position, destination, distance } = tracking;
  const eta = minutesAway(tracking, seen);
  const percent = routePercent(tracking);
  const places = state.received.flatMap((one) => (one.tracking.position ? [one.tracking.position] : []));

  return (
    <section aria-label="Route" className="grid min-w-0 gap-4">
      <p className="font-medium">
        {statusSentence(tracking.status, request.isRemote)}
        {state.connection === 'polling' && (
          <span className="mt-1 block font-normal text-muted-foreground">
            The live connection is down. This page checks every 30 seconds.
          </span>
        )}
      </p>
      {destination && isActive(request.status) && (
        <VisitMap
          position={position}
          destination={destination}
          isStale={Boolean(seen?.noNews)}
          label={wayInWords(tracking, request, seen)}
          initials={request.notary?.initials}
          percent={percent}
        />
      )}
      {(eta !== null || distance !== null) && (
        <VisitFigures
          percent={percent}
          eta={eta}
          distance={distance}
          speed={tracking.status === 'en_route' ? speedMph(places) : null}
          seen={seen}
        />
      )}
    </section>
  );
}
