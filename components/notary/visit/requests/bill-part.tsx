'use client';

import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { readBills } from '@/components/notary/queries';
import { Badge } from '@/components/ui/badge';
import { statusLabels } from '@/lib/invoices/rules/statuses';
import type { Party } from '@/lib/notary/policy';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

type BillPartProps = { request: RequestView; party: Party | null };

/** What the client was billed for a visit, once the notary has sent it, or for having cancelled it. */
export function BillPart({ request: { id, status, cancellationFee }, party }: BillPartProps) {
  if (party !== 'client' || (status !== 'completed' && cancellationFee === 0)) return null;
  return <Bills requestId={id} />;
}

function Bills({ requestId }: { requestId: string }) {
  const query = useRead(readBills(requestId));
  if (!query.isError && !query.data?.length) return null;

  return (
    <section aria-labelledby="bill">
      <h2 id="bill" className="text-2xl">
        Invoice
      </h2>
      <LoadFailure
        query={query}
        title="We could not check whether this visit has an invoice"
        className="mt-3"
      />
      <ul className="mt-4 divide-y border-y empty:hidden">
        {query.data?.map((bill) => (
          <li key={bill.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="flex flex-wrap items-center gap-x-2">
              <Link href={`/pay/${bill.id}`} prefetch={false} className="text-link tabular-nums">
                {bill.status === 'paid' ? bill.number : `Pay ${bill.number}`}
              </Link>
              <Badge variant={bill.status === 'paid' ? 'success' : 'info'}>{statusLabels[bill.status]}</Badge>
            </span>
            <span className="tabular-nums">{formatMoney(toCents(bill.total))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
