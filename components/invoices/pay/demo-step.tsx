'use client';

import { useRouter } from 'next/navigation';
import { payByDemo } from '@/components/invoices/calls';
import { useReported } from '@/components/invoices/use-reported';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/** What stands in for the page of Stripe where no card can be charged. */
export function DemoStep({ id }: { id: string }) {
  const router = useRouter();
  const reported = useReported({ isOnItsPage: true });
  const rememberFocus = useFocusAfter();
  const { act, isPending, problem } = useAction(
    () => reported('Failed to process payment', () => payByDemo(id)),
    { onDone: leave },
  );

  /** Stays busy: the invoice that is paid takes the place of this step, also for whoever goes back. */
  function leave() {
    router.replace(`/pay/${id}?status=success`);
    router.refresh();
    return new Promise<void>(() => undefined);
  }

  function pay() {
    rememberFocus();
    void act();
  }

  return (
    <>
      <Alert variant="waiting">
        <AlertTitle>Demo payment</AlertTitle>
        <AlertDescription>
          <p>
            No card payment provider is configured. No card is asked for, and no money moves: this marks the
            invoice as paid, to try it out.
          </p>
        </AlertDescription>
      </Alert>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Button size="lg" className="needs-script" aria-disabled={isPending} onClick={pay}>
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Processing...' : 'Pay with the demo'}</span>
      </Button>
    </>
  );
}
