import Link from 'next/link';
import { InvoiceButton } from '@/components/notary/work/invoice-button';
import { buttonVariants } from '@/components/ui/button';

type SendBillProps = {
  requestId: string;
  /** its draft, where there is one */
  invoiceId: string | null;
  /** tells it from others like it, for a screen reader */
  of?: string;
  size?: 'default' | 'sm';
};

/** Leads to the bill of a visit, made where there is none yet, with the last look at it open: one more press sends it. */
export function SendBill({ requestId, invoiceId, of, size }: SendBillProps) {
  if (!invoiceId) return <InvoiceButton requestId={requestId} isSent of={of} size={size} />;
  return (
    <Link
      href={`/invoices/${invoiceId}?send=1`}
      prefetch={false}
      className={buttonVariants({ size, className: 'max-sm:min-h-11' })}
    >
      <span>
        Send the bill
        {of && <span className="sr-only"> for {of}</span>}
      </span>
    </Link>
  );
}
