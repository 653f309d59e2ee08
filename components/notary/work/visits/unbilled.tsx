'use client';

import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { RelativeTime } from '@/components/kit/relative-time';
import { useRead } from '@/components/kit/use-read';
import { readUnbilled } from '@/components/notary/queries';
import { useBillNext } from '@/components/notary/work/visits/bill-next';
import { SendBill } from '@/components/notary/work/send-bill';
import type { UnbilledVisit } from '@/lib/invoices/schema';
import { serviceLabel } from '@/lib/notary/rules/services';
import { formatMoney, toCents } from '@/lib/values/money';

const SHOWN = 5;

type UnbilledProps = {
  userId: string;
  initial: UnbilledVisit[];
  /** false for an admin who looks on */
  isOwn: boolean;
};

/** The notary's next step after each visit. Nothing while all bills are sent. */
export function Unbilled({ userId, initial, isOwn }: UnbilledProps) {
  const query = useRead({ ...readUnbilled(userId), initialData: initial });
  const { data } = query;
  const heading = useBillNext<HTMLHeadingElement>(data.map(({ requestId }) => requestId));
  if (!query.isError && data.length === 0) return null;

  return (
    <section aria-labelledby="unbilled">
      <h2 ref={heading} id="unbilled" tabIndex={-1} className="text-2xl outline-none">
        Bills to send
      </h2>
      <p className="mt-2 measure text-muted-foreground">
        These visits are completed. Their clients see no invoice until you send it.
      </p>
      <LoadFailure query={query} title="Bills to send could not be loaded" className="mt-3" />
      <ul className="mt-4 divide-y border-y">
        {data.slice(0, SHOWN).map((visit) => (
          <Row key={visit.requestId} visit={visit} isOwn={isOwn} />
        ))}
      </ul>
      {data.length > SHOWN && (
        <p className="mt-3">
          <Link href="/dashboard/notary/earnings" prefetch={false} className="text-link">
            See all visits in your earnings
          </Link>
        </p>
      )}
    </section>
  );
}

function Row({ visit, isOwn }: { visit: UnbilledVisit; isOwn: boolean }) {
  const { requestId, serviceType, completedAt, clientName, total, invoiceId } = visit;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-[0.9375rem] leading-6">
        <Link href={`/requests/${requestId}`} prefetch={false} className="wrap-anywhere text-link">
          {clientName}
        </Link>
        , <span className="tabular-nums">{formatMoney(toCents(total))}</span>
        <p className="text-muted-foreground">
          {serviceLabel(serviceType)}
          {completedAt && (
            <>
              , <RelativeTime value={completedAt} />
            </>
          )}
        </p>
      </div>
      {isOwn && <SendBill requestId={requestId} invoiceId={invoiceId} of={clientName} />}
    </li>
  );
}
