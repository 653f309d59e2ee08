'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ActionControl } from '@/components/invoices/actions/action-control';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { useInvoiceActions } from '@/components/invoices/actions/use-invoice-actions';
import { ActionMenu } from '@/components/kit/action-menu';
import { PageRefresh } from '@/components/session/page-refresh';
import { Alert } from '@/components/ui/alert';

/** The one thing that comes next, and the rest behind “⋯”. What somebody else does with the invoice is shown as it happens. */
export function PageActions({ invoice, isSending }: { invoice: ListedInvoice; isSending: boolean }) {
  const router = useRouter();
  const { id, name } = invoice;
  const { items, problem, dialog } = useInvoiceActions(invoice, {
    duplicating: { href: `/invoices?duplicate=${id}` },
    isSending,
  });
  const [main, ...rest] = items;

  // Who comes back to this address, or loads it again, was not asked to send anything. By the router: an address that it
  // does not know of makes it load the whole page at the next refresh, and what was just said is gone.
  useEffect(() => {
    if (isSending) router.replace(`/invoices/${id}`, { scroll: false });
  }, [isSending, id, router]);

  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        {main && <ActionControl item={main} of={name} isMain />}
        <ActionMenu label={`More for ${name}`} items={rest} />
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {dialog}
      <PageRefresh on="invoice" />
    </div>
  );
}
