'use client';

import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { readBilling } from '@/components/notary/queries';
import { useNow } from '@/components/kit/use-now';
import { Badge } from '@/components/ui/badge';
import { statusLabels } from '@/lib/invoices/rules/statuses';
import type { Bill, VisitBilling } from '@/lib/invoices/schema';
import type { Party } from '@/lib/notary/policy';
import { BILL_REMINDER_HOURS, billReminderAt, DEMO_IS_FREE } from '@/lib/notary/rules/billing';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

const MINUTE_MS = 60_000;

type BillPartProps = { request: RequestView; party: Party | null };

/** What the client was billed for a visit, or for having cancelled it; before that, that the bill is on its way. */
export function BillPart({ request, party }: BillPartProps) {
  const { status, cancellationFee } = request;
  if (party !== 'client' || (status !== 'completed' && cancellationFee === 0)) return null;
  return <Billing request={request} />;
}

function Billing({ request }: { request: RequestView }) {
  const query = useRead(readBilling(request.id));
  const { data } = query;
  if (!query.isError && (!data || data.standing === 'none')) return null;

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
      {data && <Standing request={request} billing={data} />}
      <ul className="mt-4 divide-y border-y empty:hidden">
        {data?.bills.map((bill) => (
          <BillLine key={bill.id} bill={bill} />
        ))}
      </ul>
    </section>
  );
}

function Standing({ request, billing }: { request: RequestView; billing: VisitBilling }) {
  if (billing.standing === 'billed') return null;
  return (
    <div role="status" className="mt-3 grid gap-2 text-[0.9375rem] leading-6 text-muted-foreground">
      {billing.standing === 'demo' && (
        <p>{DEMO_IS_FREE} There is no invoice: the total is what the visit of a real notary would cost.</p>
      )}
      {billing.standing === 'void' && (
        <p>The invoice for this visit is void, so there is nothing to pay. A new one would appear here.</p>
      )}
      {billing.standing === 'due' && <Awaited request={request} remindedAt={billing.remindedAt} />}
    </div>
  );
}

/** Only what is sure: nobody knows when a notary sends a bill, but when we remind them. */
function Awaited({ request, remindedAt }: { request: RequestView; remindedAt: string | null }) {
  const { completedAt, notary, totalPrice } = request;
  // On the server it is never late: the page's own clock says so once it runs.
  const now = useNow(MINUTE_MS, 0);
  const isSoon = completedAt !== null && billReminderAt(new Date(completedAt)).getTime() > now;
  return (
    <>
      <p>
        {notary?.name ?? 'The notary'} is preparing the invoice. The agreed total is{' '}
        <strong className="text-foreground tabular-nums">{formatMoney(toCents(totalPrice))}</strong>.
      </p>
      <p>
        It appears here once it is sent, and nothing is due before that.{' '}
        {remindedAt ? (
          <>
            We reminded the notary on <LocalTime value={remindedAt} isDay />.
          </>
        ) : (
          isSoon &&
          `If it is not sent within ${BILL_REMINDER_HOURS} hours of the visit, we remind the notary.`
        )}
      </p>
    </>
  );
}

function BillLine({ bill: { id, number, status, issuerName, total } }: { bill: Bill }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link href={`/pay/${id}`} prefetch={false} className="text-link tabular-nums">
            {status === 'paid' ? number : `Pay ${number}`}
          </Link>
          <Badge variant={status === 'paid' ? 'success' : 'info'}>{statusLabels[status]}</Badge>
        </span>
        <span className="block text-sm wrap-anywhere text-muted-foreground">from {issuerName}</span>
      </span>
      <span className="tabular-nums">{formatMoney(toCents(total))}</span>
    </li>
  );
}
