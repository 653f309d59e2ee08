'use client';

import type { ReactNode } from 'react';
import { DemoStep } from '@/components/invoices/pay/demo-step';
import { isForCard } from '@/components/invoices/pay/outcome';
import { useCheckout } from '@/components/invoices/use-checkout';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { PublicInvoice } from '@/lib/invoices/schema';
import type { PaymentProvider } from '@/lib/payments/schema';

type PayWayProps = {
  invoice: PublicInvoice;
  /** Pay Now led here, to the step of the demo provider. */
  isAtDemo: boolean;
  provider: PaymentProvider | null;
};

/** How an open invoice can be paid here, if it can. */
export function PayWay({ invoice, isAtDemo, provider }: PayWayProps) {
  const { id, balance, issuer } = invoice;
  if (balance === 0) return <Instead>Nothing is due.</Instead>;
  if (!isForCard(invoice)) {
    return <Instead>This amount is too small for a card. Please ask {issuer.name} how to pay it.</Instead>;
  }
  if (!provider)
    return <Instead>Cards cannot be used here yet. Please ask {issuer.name} how to pay.</Instead>;
  return provider === 'demo' && isAtDemo ? <DemoStep id={id} /> : <PayNow id={id} />;
}

function Instead({ children }: { children: ReactNode }) {
  return <p className="text-[0.9375rem] text-muted-foreground">{children}</p>;
}

function PayNow({ id }: { id: string }) {
  const { open, isOpening, problem } = useCheckout(id, { isOnItsPage: true });
  const rememberFocus = useFocusAfter();

  function pay() {
    rememberFocus();
    void open();
  }

  return (
    <>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Button size="lg" className="needs-script" aria-disabled={isOpening} onClick={pay}>
        {isOpening && <Spinner />}
        <span aria-live="polite">{isOpening ? 'Processing...' : 'Pay Now'}</span>
      </Button>
      <noscript className="text-sm font-medium">
        Paying by card needs JavaScript, which is off in this browser.
      </noscript>
    </>
  );
}
