import Link from 'next/link';
import { ConfirmationWatch } from '@/components/invoices/pay/confirmation-watch';
import type { PayHint, PayState } from '@/components/invoices/pay/outcome';
import { LocalTime } from '@/components/kit/local-time';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { PublicInvoice } from '@/lib/invoices/schema';

type PayNoticeProps = {
  invoice: PublicInvoice;
  state: PayState;
  hint: PayHint;
  onSettled: (invoice: PublicInvoice) => void;
};

/** The state of the invoice, beside what somebody who comes back from the checkout expects to read. */
export function PayNotice({ invoice, state, hint, onSettled }: PayNoticeProps) {
  const isBack = hint.status === 'success';

  if (state === 'paid') {
    return (
      <Alert variant="success">
        <AlertTitle>{isBack ? 'Payment Successful' : 'This invoice is paid'}</AlertTitle>
        <AlertDescription>
          {isBack && <p>Thank you for your payment!</p>}
          <p>
            {isBack ? 'This invoice is paid' : 'Nothing more is due'}
            {invoice.paidAt && (
              <>
                {isBack ? ', since ' : '. It was paid on '}
                <LocalTime value={invoice.paidAt} />
              </>
            )}
            .
          </p>
        </AlertDescription>
      </Alert>
    );
  }
  if (state === 'void') {
    return (
      <Alert>
        <AlertTitle>This invoice is void</AlertTitle>
        <AlertDescription>
          <p>
            There is nothing to pay. Please ask {invoice.issuer.name} if you expected something else, or about
            a payment that you made.
          </p>
        </AlertDescription>
      </Alert>
    );
  }
  if (state === 'confirming') {
    return (
      <Alert variant="waiting">
        <AlertTitle>Payment Successful</AlertTitle>
        <AlertDescription className="grid gap-1">
          <p>Thank you for your payment!</p>
          <ConfirmationWatch id={invoice.id} onSettled={onSettled} />
        </AlertDescription>
      </Alert>
    );
  }
  if (state === 'failed') {
    return (
      <Alert variant="destructive">
        <AlertTitle>Payment Failed</AlertTitle>
        <AlertDescription>
          <p>The payment did not go through. You can try again.</p>
        </AlertDescription>
      </Alert>
    );
  }
  if (state === 'mismatched') return <MismatchNotice />;
  if (state === 'cancelled') {
    return (
      <Alert variant="waiting">
        <AlertTitle>Payment Cancelled</AlertTitle>
        <AlertDescription>
          <p>Payment was cancelled. You can try again.</p>
        </AlertDescription>
      </Alert>
    );
  }
  return <OpenNotice isDraft={invoice.status === 'draft'} isDemo={hint.isDemo} />;
}

function MismatchNotice() {
  return (
    <Alert variant="waiting">
      <AlertTitle>A different amount arrived</AlertTitle>
      <AlertDescription>
        <p>
          A card payment arrived that does not match this invoice. We will look into it and pay it back.
          Please{' '}
          <Link href="/contact" prefetch={false} className="text-link">
            write to us
          </Link>{' '}
          before you pay again.
        </p>
      </AlertDescription>
    </Alert>
  );
}

function OpenNotice({ isDraft, isDemo }: { isDraft: boolean; isDemo: boolean }) {
  return (
    <div className="grid gap-3 empty:hidden">
      {isDemo && (
        <Alert variant="waiting">
          <AlertTitle>No card payment provider is configured</AlertTitle>
          <AlertDescription>
            <p>
              We did not ask for a card, and nothing was charged. The sender of the invoice can simulate
              payment with Mark Paid.
            </p>
          </AlertDescription>
        </Alert>
      )}
      {isDraft && (
        <Alert>
          <AlertTitle>This invoice is a draft</AlertTitle>
          <AlertDescription>
            <p>Its sender has not sent it yet.</p>
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}
