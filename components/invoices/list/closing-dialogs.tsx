'use client';

import { useRouter } from 'next/navigation';
import type { ListedInvoice } from '@/components/invoices/list/listed-invoice';
import { useReported } from '@/components/invoices/use-reported';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { Invoice } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';
import { apiRequest } from '@/lib/platform/api-client';

type ClosingDialogProps = { invoice: ListedInvoice; onClose: () => void };

export function MarkPaidDialog({ invoice: { id, number, total, billTo }, onClose }: ClosingDialogProps) {
  const router = useRouter();
  const reported = useReported();

  async function markPaid() {
    await reported('Failed to mark invoice as paid', () =>
      apiRequest<Invoice>('POST', `/api/invoices/${id}/mark-paid`),
    );
    toast({ title: 'Invoice marked as paid' });
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={`Mark ${number} as paid?`}
      confirmLabel="Mark Paid"
      pendingLabel="Marking"
      keepLabel="Not yet"
      product="guardsign"
      onConfirm={markPaid}
      onClose={onClose}
    >
      <p>
        You say that {formatMoney(toCents(total))} of {billTo.name} reached you by another way. The page of
        the invoice says so from then on, and takes no card any more.
      </p>
      <p>This cannot be taken back.</p>
    </ConfirmDialog>
  );
}

export function VoidDialog({ invoice: { id, number }, onClose }: ClosingDialogProps) {
  const router = useRouter();
  const reported = useReported();

  async function makeVoid() {
    await reported('Failed to void invoice', () => apiRequest<Invoice>('POST', `/api/invoices/${id}/void`));
    toast({ title: `Invoice ${number} is void` });
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={`Void ${number}?`}
      confirmLabel="Void it"
      pendingLabel="Voiding"
      keepLabel="Keep it"
      isDestructive
      product="guardsign"
      onConfirm={makeVoid}
      onClose={onClose}
    >
      <p>It cannot be sent or paid any more, and its page says so. It keeps its number and its place here.</p>
      <p>This cannot be taken back. You can duplicate it into a new invoice.</p>
    </ConfirmDialog>
  );
}
