'use client';

import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { readBilling } from '@/components/notary/queries';
import { InvoiceButton } from '@/components/notary/work/invoice-button';
import { useBillNext } from '@/components/notary/work/visits/bill-next';
import { SendBill } from '@/components/notary/work/send-bill';
import { buttonVariants } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

/** What comes next for the notary of a visit that is over: its bill, or that bill as it stands. */
export function BillStep({ request }: { request: RequestView }) {
  const { id, status, cancellationFee, clientName, totalPrice } = request;
  const isOver = status === 'completed' || cancellationFee > 0;
  const query = useRead({ ...readBilling(id), enabled: isOver });
  const next = useBillNext<HTMLParagraphElement>(query.data?.standing === 'due' ? [id] : []);
  if (!isOver) return null;
  if (query.isError) return <LoadFailure query={query} title="We could not check the bill of this visit" />;
  if (!query.data) return null;
  const { standing, invoice } = query.data;
  if (standing === 'void') return <InvoiceButton requestId={id} />;
  if (standing === 'billed') {
    return (
      invoice && (
        <Link
          href={`/invoices/${invoice.id}`}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          See {invoice.number}
        </Link>
      )
    );
  }
  if (standing !== 'due') return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p ref={next} tabIndex={-1} className="measure outline-none">
        <strong>Next: send the bill.</strong> {clientName} agreed to {formatMoney(toCents(totalPrice))} and
        sees no invoice until you send it.
      </p>
      <SendBill requestId={id} invoiceId={invoice?.id ?? null} />
    </div>
  );
}
