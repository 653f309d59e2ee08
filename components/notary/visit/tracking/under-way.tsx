'use client';

import { Arrival } from '@/components/notary/visit/tracking/arrival';
import { routePercent, wayInWords } from '@/components/notary/visit/tracking/tracking-words';
import { useLastSeen } from '@/components/notary/visit/tracking/use-last-seen';
import { useTracking } from '@/components/notary/visit/tracking/use-tracking';
import { VisitMap } from '@/components/notary/visit/tracking/visit-map';
import { Skeleton } from '@/components/ui/skeleton';
import type { RequestView } from '@/lib/notary/schema/requests';

/** When the notary comes, and where they are: before everything else that a request holds. Give it the id as its key. */
export function UnderWay({ request }: { request: RequestView }) {
  const { tracking, refusal } = useTracking(request.id);
  const seen = useLastSeen(tracking);

  if (refusal || (tracking && !tracking.destination)) return null;
  if (!tracking?.destination) return <Skeleton className="mt-3 h-72" />;
  return (
    <section aria-label="Route" className="mt-3 grid gap-4">
      <Arrival tracking={tracking} seen={seen} />
      <VisitMap
        position={tracking.position}
        destination={tracking.destination}
        isStale={Boolean(seen?.noNews)}
        label={wayInWords(tracking, request, seen)}
        initials={request.notary?.initials}
        percent={routePercent(tracking)}
      />
    </section>
  );
}
