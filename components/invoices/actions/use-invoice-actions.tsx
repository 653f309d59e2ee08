'use client';

import { useState } from 'react';
import type { AskedAction } from '@/components/invoices/actions/action-window';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { useCheckout } from '@/components/invoices/use-checkout';
import type { MenuEntry, MenuItem } from '@/components/kit/action-menu';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { windowOnDemand } from '@/components/kit/window-on-demand';
import { toast } from '@/components/ui/toast';
import { actionsOf, type InvoiceAction } from '@/lib/invoices/rules/actions';
import { invoicePdfUrl } from '@/lib/invoices/rules/urls';

const ActionWindow = windowOnDemand(() =>
  import('@/components/invoices/actions/action-window').then((module) => module.ActionWindow),
);

/** How an invoice is copied: a link, or what is done here. */
type Duplicating = { href: string } | { onSelect: () => void; isPending: boolean };

type InvoiceActionsOptions = {
  duplicating: Duplicating;
  /** the last look at its email is open already */
  isSending?: boolean;
};

/** Everything that its issuer may do with an invoice, the likeliest first, with what has to be asked before. */
export function useInvoiceActions(
  invoice: ListedInvoice,
  { duplicating, isSending = false }: InvoiceActionsOptions,
) {
  const { id, status } = invoice;
  const [asked, setAsked] = useState<AskedAction | null>(isSending ? 'send' : null);
  const checkout = useCheckout(id);
  const [latestMail, setLatestMail] = useState<string | null>(null);
  const mailUrl = latestMail ?? invoice.previewUrl;
  const rememberFocus = useFocusAfter(status);

  /** What is pressed may be gone with the answer. */
  const press = (action: () => void) => () => {
    rememberFocus();
    action();
  };
  const ask = (what: AskedAction) => ({ onSelect: press(() => setAsked(what)) });
  const duplicate =
    'href' in duplicating ? duplicating : { ...duplicating, onSelect: press(duplicating.onSelect) };

  const items: Record<InvoiceAction, MenuEntry> = {
    send: { label: invoice.lastSentAt ? 'Send again' : 'Send', ...ask('send') },
    pay: { label: 'Pay', isPending: checkout.isOpening, onSelect: press(() => void checkout.open()) },
    email: { label: 'Add email', ...ask('email') },
    issue: { label: 'Mark as sent', ...ask('issue') },
    'mark-paid': { label: 'Mark Paid', ...ask('mark-paid') },
    void: { label: 'Void', ...ask('void') },
    edit: { label: 'Edit', href: `/invoices/${id}?edit=1` },
    pdf: { label: 'PDF', href: invoicePdfUrl(id), opensTab: true },
    mail: { label: 'Open the email', href: mailUrl ?? '', opensTab: true },
    link: { label: 'Copy pay link', onSelect: () => void copyPayLink(invoice) },
    duplicate: { label: 'Duplicate', ...duplicate },
  };

  return {
    items: actionsOf(invoice, mailUrl !== null).map((key): MenuItem => ({ key, ...items[key] })),
    mailUrl,
    problem: checkout.problem,
    dialog: asked && (
      <ActionWindow asked={asked} invoice={invoice} onSent={setLatestMail} onClose={() => setAsked(null)} />
    ),
  };
}

async function copyPayLink({ id, status }: ListedInvoice): Promise<void> {
  const link = `${location.origin}/pay/${id}`;
  try {
    await navigator.clipboard.writeText(link);
    const isDraft = status === 'draft';
    toast({
      title: 'Pay link copied',
      ...(isDraft && { description: 'The invoice can be paid once it is sent or marked as sent.' }),
    });
  } catch {
    toast({ title: 'Copy this link by hand', description: link, durationMs: 30_000 });
  }
}
