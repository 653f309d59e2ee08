import Link from 'next/link';
import { SectionHeading } from '@/components/home/section-heading';
import { LocalTime } from '@/components/kit/local-time';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { buttonVariants } from '@/components/ui/button';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { OngoingRequests } from '@/lib/home/schema';
import type { ActiveRequest } from '@/lib/notary/schema/requests';

type VisitRowsProps = {
  id: string;
  title: string;
  more: { href: string; label: string };
  requests: OngoingRequests;
  /** what is to be done where there is none */
  empty: string;
  /** how to come to one */
  ask?: Asking;
};

type Asking = {
  href: string;
  label: string;
  /** No step above has the main action. */
  isMain?: boolean;
};

/** Requests or visits that go on and are no step above, the next appointment first; where none goes on, the last that is over. */
export function VisitRows({ id, title, more, requests, empty, ask }: VisitRowsProps) {
  const { listed, isNone, last } = requests;
  const shown = isNone && last ? [last] : listed;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} more={more} />
      {shown.length === 0 ? (
        <div className="mt-3 border-y py-4">
          <p className="text-muted-foreground">{isNone ? empty : 'See your next steps above.'}</p>
          {ask && <Ask {...ask} />}
        </div>
      ) : (
        <ul className="mt-3 app-rows">
          {shown.map((request) => (
            <VisitRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {ask && shown.length > 0 && <Ask {...ask} />}
    </section>
  );
}

function Ask({ href, label, isMain }: Asking) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={buttonVariants({
        variant: isMain ? 'default' : 'outline',
        className: 'mt-3 max-sm:min-h-11',
      })}
    >
      {label}
    </Link>
  );
}

function VisitRow({ request }: { request: ActiveRequest }) {
  return (
    <li>
      <span className="min-w-0">
        <Link href={`/requests/${request.id}`} prefetch={false}>
          {requestTitle(request)}
        </Link>
        <span className="block text-sm text-muted-foreground">
          <LocalTime value={request.appointmentDate} />
        </span>
      </span>
      <RequestStatusBadge status={shownStatus(request)} />
    </li>
  );
}
