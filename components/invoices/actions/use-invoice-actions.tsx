'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MarkPaidDialog, VoidDialog } from '@/components/invoices/actions/closing-dialogs';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { EmailDialog, IssueDialog } from '@/components/invoices/actions/open-dialogs';
import { sendInvoice } from '@/components/invoices/calls';
import { useCheckout } from '@/components/invoices/use-checkout';
import { useReported } from '@/components/invoices/use-reported';
import type { MenuEntry, MenuItem } from '@/components/kit/action-menu';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { toast } from '@/components/ui/toast';
import { actionsOf, type InvoiceAction } from '@/lib/invoices/rules/actions';
import type { SendAnswer } from '@/lib/invoices/schema';

const previewToast = {
  title: 'Preview generated (no SMTP configured)',
  description: '“Open the email” beside the invoice shows it.',
  durationMs: 10_000,
};

const dialogs = { 'mark-paid': MarkPaidDialog, void: VoidDialog, issue: IssueDialog, email: EmailDialog };
type Asked = keyof typeof dialogs;

/** How an invoice is copied: a link, or what is done here. */
type Duplicating = { href: string } | { onSelect: () => void; isPending: boolean };

/** Everything that its issuer may do with an invoice, the likeliest first, with what has to be asked before. */
export function useInvoiceActions(invoice: ListedInvoice, duplicating: Duplicating) {
  const { id, status } = invoice;
  const [asked, setAsked] = useState<Asked | null>(null);
  const checkout = useCheckout(id);
  const { send, mailUrl, ...sending } = useSending(invoice);
  const rememberFocus = useFocusAfter(status);
  const Dialog = asked && dialogs[asked];

  /** What is pressed may be gone with the answer. */
  const press = (action: () => void) => () => {
    rememberFocus();
    action();
  };
  const ask = (what: Asked) => ({ onSelect: press(() => setAsked(what)) });
  const duplicate =
    'href' in duplicating ? duplicating : { ...duplicating, onSelect: press(duplicating.onSelect) };

  const items: Record<InvoiceAction, MenuEntry> = {
    send: {
      label: invoice.lastSentAt ? 'Send again' : 'Send',
      isPending: sending.isPending,
      onSelect: press(send),
    },
    pay: { label: 'Pay', isPending: checkout.isOpening, onSelect: press(() => void checkout.open()) },
    email: { label: 'Add email', ...ask('email') },
    issue: { label: 'Mark as sent', ...ask('issue') },
    'mark-paid': { label: 'Mark Paid', ...ask('mark-paid') },
    void: { label: 'Void', ...ask('void') },
    edit: { label: 'Edit', href: `/invoices/${id}?edit=1` },
    pdf: { label: 'PDF', href: `/api/invoices/${id}/pdf`, opensTab: true },
    mail: { label: 'Open the email', href: mailUrl ?? '', opensTab: true },
    link: { label: 'Copy pay link', onSelect: () => void copyPayLink(id) },
    duplicate: { label: 'Duplicate', ...duplicate },
  };

  return {
    items: actionsOf(invoice, mailUrl !== null).map((key): MenuItem => ({ key, ...items[key] })),
    mailUrl,
    problem: checkout.problem ?? sending.problem,
    dialog: Dialog && <Dialog invoice={invoice} onClose={() => setAsked(null)} />,
  };
}

async function copyPayLink(id: string): Promise<void> {
  const link = `${location.origin}/pay/${id}`;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Pay link copied' });
  } catch {
    toast({ title: 'Copy this link by hand', description: link, durationMs: 30_000 });
  }
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
    { onDone: tell },
  );
  return { send: () => void act(), isPending, problem, mailUrl: latest ?? previewUrl };
}
