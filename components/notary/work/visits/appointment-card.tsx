'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useRead } from '@/components/kit/use-read';
import { readTracking } from '@/components/notary/queries';
import { LocalTime } from '@/components/kit/local-time';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { VisitActions } from '@/components/notary/work/visit-actions';
import { isEnRoute } from '@/components/notary/work/visits/which-visits';
import { placeOf } from '@/components/notary/request-links';
import { isMobile } from '@/lib/notary/rules/visit-mode';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

const ASK_AGAIN_MS = 30_000;
/** The first position comes a moment after the notary sets off. */
const ASK_SOON_MS = 5_000;

type AppointmentCardProps = {
  request: RequestView;
  /** false for an admin who looks on */
  isOwn: boolean;
};

export function AppointmentCard({ request, isOwn }: AppointmentCardProps) {
  const headingId = `visit-${request.id}`;

  return (
    <article aria-labelledby={headingId} className="rounded-lg border bg-card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5 sm:px-6">
        <div className="min-w-0">
          <h3 id={headingId} className="text-xl">
            <Link
              href={`/requests/${request.id}`}
              prefetch={false}
              className="thumb underline-offset-4 hover:underline"
            >
              {requestTitle(request)}
            </Link>
          </h3>
          <p className="mt-1">
            <LocalTime value={request.appointmentDate} />
          </p>
          <p className="text-[0.9375rem] text-muted-foreground">For {request.clientName}</p>
        </div>
        <RequestStatusBadge status={shownStatus(request)} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t p-5 sm:grid-cols-[auto_auto_1fr_auto] sm:gap-x-10 sm:px-6">
        <Fact name="Base price">{formatMoney(toCents(request.basePrice))}</Fact>
        <Fact name="Travel fee">
          {request.travelFee === null ? 'Not agreed yet' : formatMoney(toCents(request.travelFee))}
        </Fact>
        <Fact name="Location" isWide>
          {placeOf(request)}
        </Fact>
        {isMobile(request) && (
          <Fact name="ETA" isWide>
            <ArrivalTime request={request} />
          </Fact>
        )}
      </dl>
      {isOwn && (
        <div className="border-t p-5 sm:px-6">
          <VisitActions request={request} />
        </div>
      )}
    </article>
  );
}

function ArrivalTime({ request }: { request: RequestView }) {
  const isUnderWay = isEnRoute(request);
  const { data } = useRead({
    ...readTracking(request.id),
    enabled: isUnderWay,
    refetchInterval: ({ state }) => (typeof state.data?.eta === 'number' ? ASK_AGAIN_MS : ASK_SOON_MS),
  });

  if (request.arrivedAt) return 'You are there';
  if (request.status === 'in_progress') return 'Your arrival is not confirmed yet';
  if (!isUnderWay) return <span className="text-muted-foreground">Shown once you set off</span>;
  if (!data || data.eta === null) {
    return <span className="text-muted-foreground">Shown with your first position</span>;
  }
  const way = data.distance === null ? '' : `, ${data.distance} mi`;
  return `${data.eta} min${way}`;
}

function Fact({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'min-w-0 max-sm:col-span-2' : undefined}>
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  );
}
