'use client';

import Link from 'next/link';
import { readOpenVisits } from '@/components/admin/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { Spinner } from '@/components/ui/spinner';
import type { OpenVisits } from '@/lib/notary/schema/open-visits';

/** Who counts on the account: its open visits, each with what becomes of it when the account is suspended. */
export function OpenVisitList({ userId }: { userId: string }) {
  const query = useRead(readOpenVisits(userId));
  if (query.error) return <LoadFailure query={query} title="The open visits could not be loaded" />;
  if (!query.data) {
    return (
      <p className="flex items-center gap-2 text-sm">
        <Spinner /> Looking for open visits
      </p>
    );
  }
  const { count, visits } = query.data;
  if (count === 0) return <p className="text-sm">No visit of this account is open.</p>;

  return (
    <section aria-label="Open visits" className="grid gap-2 text-sm">
      <p>{count === 1 ? 'One visit is open:' : `${count} visits are open:`}</p>
      <ul className="grid max-h-48 gap-2 overflow-y-auto">
        {visits.map((visit) => (
          <li key={visit.id}>
            <Link href={`/requests/${visit.id}`} prefetch={false} target="_blank" className="text-link">
              {visit.title}
              <span className="sr-only">, in a new tab</span>
            </Link>{' '}
            <LocalTime value={visit.appointmentDate} />
            <span className="block text-muted-foreground">{whatBecomes(visit)}</span>
          </li>
        ))}
      </ul>
      {count > visits.length && <p>Those that come first are listed.</p>}
    </section>
  );
}

function whatBecomes({ isAsNotary, status }: OpenVisits['visits'][number]): string {
  if (isAsNotary && status === 'assigned') return 'As the notary: we look for another one.';
  if (isAsNotary) return 'As the notary, and it has begun: call the client.';
  return 'As the client, who can no longer follow it: tell the notary.';
}
