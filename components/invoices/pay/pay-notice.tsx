import Link from 'next/link';
import { ConfirmationWatch } from '@/components/invoices/pay/confirmation-watch';
import type { PayHint, PayState } from '@/components/invoices/pay/outcome';
import { LocalTime } from '@/components/kit/local-time';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { PublicInvoice } from '@/lib/invoices/schema';
import type { PaymentProvider } from '@/lib/payments/schema';

type PayNoticeProps = {
  invoice: PublicInvoice;
  state: PayState;
  hint: PayHint;
  /** null where nobody takes payments */
  provider: PaymentProvider | null;
  onSettled: (invoice: PublicInvoice) => void;
};

/** The state of the invoice, beside what somebody who comes back from the checkout expects to read. */
export function PayNotice({ invoice, state, hint, provider, onSettled }: PayNoticeProps) {
  if (state === 'paid') return <PaidNotice invoice={invoice} isBack={hint.status === 'success'} />;
  if (state === 'mismatched') return <MismatchNotice />;
  if (state === 'open') return hint.isDemo && !provider && <NoProviderNotice />;
  if (state === 'confirming') {
    return (
      <Alert variant="waiting">
        <AlertTitle>Checking the payment</AlertTitle>
        <AlertDescription>
          <ConfirmationWatch id={invoice.id} onSettled={onSettled} />
        </AlertDescription>
      </Alert>
    );
  }
  const { variant, title, text } = plainNotices[state](invoice.issuer.name);
  return (
    <Alert variant={variant}>
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>{text}</p>
      </AlertDescription>
    </Alert>
  );
}

type PlainNotice = { variant?: 'waiting' | 'destructive'; title: string; text: string };

const plainNotices: Record<
  Exclude<PayState, 'paid' | 'mismatched' | 'open' | 'confirming'>,
  (issuer: string) => PlainNotice
> = {
  void: (issuer) => ({
    title: 'This invoice is void',
    text: `There is nothing to pay. Please ask ${issuer} if you expected something else, or about a payment that you made.`,
  }),
  draft: () => ({
    title: 'This invoice is a draft',
    text: 'Its sender has not sent it yet. It can be paid once they have.',
  }),
  unpaid: () => ({
    variant: 'waiting',
    title: 'Not paid yet',
    text: 'We know of no payment for this invoice. If you have not paid, you can do it here.',
  }),
  failed: () => ({
    variant: 'destructive',
    title: 'Payment Failed',
    text: 'The payment did not go through. You can try again.',
  }),
  cancelled: () => ({
    variant: 'waiting',
    title: 'Payment Cancelled',
    text: 'Payment was cancelled. You can try again.',
  }),
};

function PaidNotice({
  invoice: { paidAt, isDemoPaid },
  isBack,
}: {
  invoice: PublicInvoice;
  isBack: boolean;
}) {
  return (
    <Alert variant="success">
      <AlertTitle>{isBack ? 'Payment Successful' : 'This invoice is paid'}</AlertTitle>
      <AlertDescription className="grid gap-1">
        {isBack && <p>Thank you for your payment!</p>}
        <p>
          {isBack ? 'This invoice is paid' : 'Nothing more is due'}
          {paidAt && (
            <>
              {isBack ? ', since ' : '. It was paid on '}
              <LocalTime value={paidAt} />
            </>
          )}
          .
        </p>
        {isDemoPaid && <p>It was a demo payment: no card was charged, and no money was moved.</p>}
      </AlertDescription>
    </Alert>
  );
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

function NoProviderNotice() {
  return (
    <Alert variant="waiting">
      <AlertTitle>No card payment provider is configured</AlertTitle>
      <AlertDescription>
        <p>
          We did not ask for a card, and nothing was charged. The sender of the invoice can simulate payment
          with Mark Paid.
        </p>
      </AlertDescription>
    </Alert>
  );
}
