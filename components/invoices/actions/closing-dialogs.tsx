'use client';

import { useRouter } from 'next/navigation';
import { markPaid, voidInvoice } from '@/components/invoices/calls';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { useReported } from '@/components/invoices/use-reported';
import { ConfirmWindow } from '@/components/kit/confirm-window';
import { toast } from '@/components/ui/toast';
import { formatMoney, toCents } from '@/lib/values/money';

type ClosingDialogProps = { invoice: ListedInvoice; onClose: () => void };

export function MarkPaidDialog({ invoice: { id, name, total, billTo }, onClose }: ClosingDialogProps) {
  const router = useRouter();
  const reported = useReported();

  async function close() {
    await reported('Failed to mark invoice as paid', () => markPaid(id));
    toast({ title: 'Invoice marked as paid' });
    router.refresh();
  }

  return (
    <ConfirmWindow
      title={`Mark ${name} as paid?`}
      confirmLabel="Mark Paid"
      pendingLabel="Marking"
      keepLabel="Not yet"
      product="guardsign"
      onConfirm={close}
      onClose={onClose}
    >
      <p>
        You confirm that {formatMoney(toCents(total))} from {billTo.name} reached you another way. From then
        on the page of the invoice says so, and no longer takes cards.
      </p>
      <p>You can’t undo this.</p>
    </ConfirmWindow>
  );
}

export function VoidDialog({ invoice: { id, name }, onClose }: ClosingDialogProps) {
  const router = useRouter();
  const reported = useReported();

  async function makeVoid() {
    await reported('Failed to void invoice', () => voidInvoice(id));
    toast({ title: `Invoice ${name} is void` });
    router.refresh();
  }

  return (
    <ConfirmWindow
      title={`Void ${name}?`}
      confirmLabel="Void it"
      pendingLabel="Voiding"
      keepLabel="Keep it"
      isDestructive
      product="guardsign"
      onConfirm={makeVoid}
      onClose={onClose}
    >
      <p>It can no longer be sent or paid, and its page says so. It keeps its number and its place here.</p>
      <p>You can’t undo this, but you can duplicate it into a new invoice.</p>
    </ConfirmWindow>
  );
}
