'use client';

import {
  announcement,
  arrivalSentence,
  routePercent,
  statusSentence,
} from '@/components/notary/visit/tracking/tracking-words';
import { NotaryPanel } from '@/components/notary/visit/tracking/notary-panel';
import { waitingLine } from '@/components/notary/waiting-line';
import { useLastSeen } from '@/components/notary/visit/tracking/use-last-seen';
import { useTracking } from '@/components/notary/visit/tracking/use-tracking';
import { VisitFigures } from '@/components/notary/visit/tracking/visit-figures';
import type { RequestView } from '@/lib/notary/schema/requests';

/** Live tracking of the request that was just made: what is true of it now, and changes as it happens. */
export function BookedPanel({ request }: { request: RequestView }) {
  const { tracking, refusal } = useTracking(request.id);
  const seen = useLastSeen(tracking);
  const status = tracking?.status ?? request.status;
  const hasWay = tracking && (tracking.eta !== null || tracking.distance !== null);

  return (
    <section aria-labelledby="booked-way" className="grid gap-5 border-y py-5">
      <h3 id="booked-way" className="text-lg">
        Live tracking
      </h3>
      <p className="font-serif text-xl">
        {refusal?.detail ??
          waitingLine(request) ??
          (tracking && arrivalSentence(tracking, seen)) ??
          statusSentence(status, request.isRemote)}
      </p>
      <p role="status" className="sr-only">
        {tracking && announcement(tracking, request.isRemote, seen?.noNews)}
      </p>
      {hasWay && (
        <VisitFigures
          percent={routePercent(tracking)}
          eta={tracking.eta}
          distance={tracking.distance}
          speed={null}
          seen={seen}
        />
      )}
      {request.notary && <NotaryPanel request={request} isNotary={false} />}
    </section>
  );
}
