'use client';

import Link from 'next/link';
import { useState } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { InvoiceButton } from '@/components/notary/work/invoice-button';
import { Button } from '@/components/ui/button';
import { serviceLabel } from '@/lib/notary/rules/services';
import type { Earning } from '@/lib/notary/schema/profile';
import { formatMoney, toCents } from '@/lib/values/money';

const SHOWN_AT_ONCE = 25;

function VisitInvoice({ visit: { requestId, completedAt, invoiceId, invoiceNumber } }: { visit: Earning }) {
  if (invoiceId) {
    return (
      <Link href={`/invoices/${invoiceId}`} prefetch={false} className="text-link tabular-nums">
        {invoiceNumber}
      </Link>
    );
  }
  return <InvoiceButton requestId={requestId} of={`the visit of ${completedAt.slice(0, 10)}`} size="sm" />;
}

export function VisitTable({ visits }: { visits: Earning[] }) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);

  return (
    <>
      <div className="mt-4">
        <TableScroll label="Completed visits" folds>
          <table className="row-pages">
            <thead>
              <tr>
                <th scope="col">Visit</th>
                <th scope="col">Completed</th>
                <th scope="col">Base price</th>
                <th scope="col">Travel fee</th>
                <th scope="col">Rush</th>
                <th scope="col">Earned</th>
                <th scope="col">Invoice</th>
              </tr>
            </thead>
            <tbody>
              {visits.slice(0, limit).map((visit) => (
                <tr key={visit.requestId}>
                  <th scope="row">
                    <Link href={`/requests/${visit.requestId}`} prefetch={false}>
                      {serviceLabel(visit.serviceType)}
                    </Link>
                    {visit.isCancelled && ', fee for cancelling'}
                  </th>
                  <td data-label="Completed">
                    <LocalTime value={visit.completedAt} />
                  </td>
                  <td data-label="Base price">{formatMoney(toCents(visit.basePrice))}</td>
                  <td data-label="Travel fee">{formatMoney(toCents(visit.travelFee))}</td>
                  <td data-label="Rush">{formatMoney(toCents(visit.rushFee))}</td>
                  <td data-label="Earned">{formatMoney(toCents(visit.total))}</td>
                  <td data-label="Invoice">
                    <VisitInvoice visit={visit} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
      {visits.length > limit && (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          Show more of {visits.length}
        </Button>
      )}
    </>
  );
}
