import Link from 'next/link';
import { canBeFollowed, isUnderWay, placeOf, requestPath } from '@/components/notary/request-links';
import { waitingLine } from '@/components/notary/waiting-line';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { LocalTime } from '@/components/kit/local-time';
import { DemoBadge } from '@/components/shell/demo-badge';
import { Button } from '@/components/ui/button';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

type RequestCardProps = {
  request: RequestView;
  onTrack?: (id: string) => void;
  onContact?: (id: string) => void;
};

export function RequestCard({ request, onTrack, onContact }: RequestCardProps) {
  const { id, appointmentDate, notary, totalPrice, cancellationFee } = request;
  const isCancelled = request.status === 'cancelled';
  const title = requestTitle(request);
  const waiting = waitingLine(request);

  return (
    <li className="relative grid gap-4 rounded-lg border bg-card p-5 transition-colors duration-150 hover:border-input">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-xl">
          <Link href={requestPath(id)} prefetch={false} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <RequestStatusBadge status={shownStatus(request)} />
      </div>
      <dl className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 [&_dt]:text-muted-foreground">
        <dt>When</dt>
        <dd>
          <LocalTime value={appointmentDate} />
        </dd>
        <dt>Where</dt>
        <dd className="min-w-0 wrap-anywhere">{placeOf(request)}</dd>
        {notary && (
          <>
            <dt>Notary</dt>
            <dd>
              {notary.name}
              {notary.isDemo && <DemoBadge />}
            </dd>
          </>
        )}
        <dt>{isCancelled ? 'Owed' : 'Total'}</dt>
        <dd className="font-medium tabular-nums">
          {formatMoney(toCents(isCancelled ? cancellationFee : totalPrice))}
        </dd>
      </dl>
      {waiting && <p className="text-[0.9375rem] leading-6 text-muted-foreground">{waiting}</p>}
      {isUnderWay(request) && onTrack && onContact && (
        <div className="relative flex flex-wrap gap-3">
          {canBeFollowed(request) && (
            <Button onClick={() => onTrack(id)}>
              Track Notary<span className="sr-only"> for {title}</span>
            </Button>
          )}
          <Button variant="outline" onClick={() => onContact(id)}>
            Contact<span className="sr-only"> the notary of {title}</span>
            <Unread count={request.unreadMessages} />
          </Button>
        </div>
      )}
    </li>
  );
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-sm bg-primary px-1.5 text-xs leading-5 text-primary-foreground tabular-nums">
      {count}
      <span className="sr-only"> new</span>
    </span>
  );
}
