'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { sendInvoice } from '@/components/invoices/calls';
import { useDesk } from '@/components/invoices/desk-context';
import { MarkPaidDialog, VoidDialog } from '@/components/invoices/list/closing-dialogs';
import type { ListedInvoice } from '@/components/invoices/list/listed-invoice';
import { MoreActions } from '@/components/invoices/list/more-actions';
import { useCheckout } from '@/components/invoices/use-checkout';
import { useReported } from '@/components/invoices/use-reported';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { isOpen } from '@/lib/invoices/rules/statuses';
import type { SendAnswer } from '@/lib/invoices/schema';

const previewToast = {
  title: 'Preview generated (no SMTP configured)',
  description: '“Open the email” beside the invoice shows it.',
  durationMs: 10_000,
};

export function InvoiceActions({ invoice }: { invoice: ListedInvoice }) {
  const { id, number, status, billTo } = invoice;
  const [asking, setAsking] = useState<'paid' | 'void' | null>(null);
  const checkout = useCheckout(id);
  const { send, mailUrl, ...sending } = useSending(invoice);
  const { duplicate, ...copying } = useDuplicating(invoice);
  const rememberFocus = useFocusAfter(status);
  const problem = checkout.problem ?? sending.problem ?? copying.problem;
  const of = <span className="sr-only"> {number}</span>;

  /** What is pressed may be gone with the answer. */
  function press(action: () => void) {
    rememberFocus();
    action();
  }

  return (
    <div className="relative grid gap-2">
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/invoices/${id}/pdf`}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          PDF<span className="sr-only"> of {number}, in a new tab</span>
        </a>
        {isOpen(status) && (
          <>
            {billTo.email && (
              <Small isPending={sending.isPending} onClick={() => press(send)}>
                {invoice.lastSentAt ? 'Send again' : 'Send'}
                {of}
              </Small>
            )}
            <Small isPending={checkout.isOpening} onClick={() => press(() => void checkout.open())}>
              Pay{of}
            </Small>
            <Small onClick={() => press(() => setAsking('paid'))}>Mark Paid{of}</Small>
          </>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <MoreActions
        invoice={invoice}
        mailUrl={mailUrl}
        isCopying={copying.isPending}
        onDuplicate={duplicate}
        onVoid={() => press(() => setAsking('void'))}
      />
      {asking === 'paid' && <MarkPaidDialog invoice={invoice} onClose={() => setAsking(null)} />}
      {asking === 'void' && <VoidDialog invoice={invoice} onClose={() => setAsking(null)} />}
    </div>
  );
}

type SmallProps = { isPending?: boolean; onClick: () => void; children: ReactNode };

function Small({ isPending = false, onClick, children }: SmallProps) {
  return (
    <Button variant="outline" size="sm" className="needs-script" aria-disabled={isPending} onClick={onClick}>
      {isPending && <Spinner />}
      <span>{children}</span>
    </Button>
  );
}

/** Sends the email, or makes its preview, and knows where that can be read from then on. */
function useSending({ id, previewUrl }: ListedInvoice) {
  const router = useRouter();
  const reported = useReported();
  const [latest, setLatest] = useState<string | null>(null);

  function tell({ transport, previewUrl: url }: SendAnswer) {
    if (transport === 'smtp') toast({ title: 'Sent via SMTP' });
    else toast(previewToast);
    setLatest(url);
    router.refresh();
  }

  const { act, isPending, problem } = useAction(
    () => reported('Failed to send invoice', () => sendInvoice(id)),
    {
      onDone: tell,
    },
  );
  return { send: () => void act(), isPending, problem, mailUrl: latest ?? previewUrl };
}

function useDuplicating({ id, requestId }: ListedInvoice) {
  const desk = useDesk();
  const reported = useReported();
  const { act, isPending, problem } = useAction(() =>
    reported('Failed to load invoice', () => desk.duplicate({ id, requestId })),
  );
  return { duplicate: () => void act(), isPending, problem };
}
