'use client';

import { useRouter } from 'next/navigation';
import { explainFailure } from '@/components/kit/explain-failure';
import { useAction } from '@/components/kit/use-action';
import { invoiceVisit } from '@/components/notary/calls';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import type { Invoice } from '@/lib/invoices/schema';

type InvoiceButtonProps = {
  requestId: string;
  /** it is the bill that is to be sent next */
  isSent?: boolean;
  /** tells the button from others like it, for a screen reader */
  of?: string;
  size?: 'default' | 'sm';
};

/** Only the toast says why it failed. */
const FAILED_MS = 10_000;

/** Makes the invoice of a completed visit, or finds the one that it has, and opens its page. */
export function InvoiceButton(props: InvoiceButtonProps) {
  const { requestId, isSent = false, of, size } = props;
  const router = useRouter();
  const { act, isPending } = useAction(() => invoiceVisit(requestId), { onDone: show, onFailed: explain });

  function show({ status, body: { id, number } }: { status: number; body: Invoice }) {
    if (isSent) return router.push(`/invoices/${id}?send=1`);
    const isNew = status === 201;
    toast({ title: isNew ? `Created invoice ${number}` : `Invoice ${number} already exists.` });
    router.push(`/invoices/${id}`);
  }

  function explain(error: unknown) {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: `Failed to create invoice\n${explainFailure(error)}`,
      durationMs: FAILED_MS,
    });
  }

  return (
    <Button
      variant={isSent ? 'default' : 'outline'}
      size={size}
      className="relative needs-script max-sm:min-h-11"
      aria-disabled={isPending}
      onClick={() => void act()}
    >
      {isPending && <Spinner />}
      <span>
        {isPending ? 'Creating...' : isSent ? 'Send the bill' : 'Create invoice'}
        {of && <span className="sr-only"> for {of}</span>}
      </span>
    </Button>
  );
}
