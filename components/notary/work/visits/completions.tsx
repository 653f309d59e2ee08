'use client';

import Link from 'next/link';
import { RelativeTime } from '@/components/kit/relative-time';
import { listCompleted } from '@/components/notary/work/visits/which-visits';
import { serviceLabel } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

const SHOWN = 5;

export function Completions({ requests }: { requests: RequestView[] }) {
  const completed = listCompleted(requests).slice(0, SHOWN);

  return (
    <section aria-labelledby="completions">
      <h2 id="completions" className="text-2xl">
        Recent Completions
      </h2>
      {completed.length === 0 ? (
        <p className="mt-3 measure text-muted-foreground">Complete a visit to begin.</p>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {completed.map((request) => (
            <li
              key={request.id}
              className="grid grid-cols-[1fr_auto] gap-x-4 py-3 text-[0.9375rem] leading-6"
            >
              <Link href={`/requests/${request.id}`} prefetch={false} className="w-fit text-link">
                Client #{request.clientId.slice(-4)}
              </Link>
              <span className="text-right font-medium tabular-nums">{earnedBy(request)}</span>
              <span className="col-span-2 text-muted-foreground">
                {serviceLabel(request.serviceType)}, <RelativeTime value={dateOf(request)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the notary earned: neither the tax, nor the platform's evidence entry that a client may add. */
function earnedBy({ basePrice, travelFee, rushFee }: RequestView) {
  return formatMoney(toCents(basePrice) + toCents(travelFee ?? 0) + toCents(rushFee));
}

function dateOf({ completedAt, appointmentDate }: RequestView) {
  return completedAt ?? appointmentDate;
}
