import Link from 'next/link';
import { SectionHeading } from '@/components/home/section-heading';
import { RelativeTime } from '@/components/kit/relative-time';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { OngoingRequests } from '@/lib/home/schema';

type VisitRowsProps = {
  id: string;
  title: string;
  more: { href: string; label: string };
  requests: OngoingRequests;
  now: string;
  /** what is to be done where there is none */
  empty: string;
};

/** Requests or visits that go on and are no step above, the next appointment first. */
export function VisitRows({ id, title, more, requests: { listed, isNone }, now, empty }: VisitRowsProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} more={more} />
      {listed.length === 0 ? (
        <p className="mt-3 border-y py-5 text-muted-foreground">
          {isNone ? empty : 'See your next steps above.'}
        </p>
      ) : (
        <ul className="mt-3 app-rows">
          {listed.map((request) => (
            <li key={request.id}>
              <span className="min-w-0">
                <Link href={`/requests/${request.id}`} prefetch={false}>
                  {requestTitle(request)}
                </Link>
                <span className="block text-sm text-muted-foreground">
                  <RelativeTime value={request.appointmentDate} now={now} />
                </span>
              </span>
              <RequestStatusBadge status={shownStatus(request)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
