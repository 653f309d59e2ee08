import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';

/** Appointments that their clients have cancelled. Always in the page, so that it is read out when one is added. */
export function CancelledVisits({ requests }: { requests: RequestView[] }) {
  return (
    <div role="status">
      {requests.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">Cancelled by the client</h3>
          <ul className="mt-2 divide-y border-y">
            {requests.map((request) => (
              <li key={request.id} className="py-3 text-[0.9375rem] leading-6">
                <Link href={`/requests/${request.id}`} prefetch={false} className="text-link">
                  {requestTitle(request)}
                </Link>
                <p className="text-muted-foreground">
                  <LocalTime value={request.appointmentDate} />. You are free at that time.
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
