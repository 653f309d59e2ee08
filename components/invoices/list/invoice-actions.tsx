'use client';

import { ActionControl } from '@/components/invoices/actions/action-control';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { useInvoiceActions } from '@/components/invoices/actions/use-invoice-actions';
import { useDesk } from '@/components/invoices/desk-context';
import { useReported } from '@/components/invoices/use-reported';
import { ActionMenu } from '@/components/kit/action-menu';
import { useAction } from '@/components/kit/use-action';
import { Alert } from '@/components/ui/alert';

/** Those that the list shows as buttons, in this order; the rest is behind “⋯”. */
const shown = ['pdf', 'send', 'pay', 'mark-paid'];

export function InvoiceActions({ invoice }: { invoice: ListedInvoice }) {
  const { name } = invoice;
  const { duplicate, ...copying } = useDuplicating(invoice);
  const { items, mailUrl, problem, dialog } = useInvoiceActions(invoice, {
    duplicating: { onSelect: duplicate, isPending: copying.isPending },
  });
  const said = problem ?? copying.problem;

  return (
    <div className="grid gap-2 sm:relative">
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {shown.flatMap((key) => {
          const item = items.find((each) => each.key === key);
          return item ? [<ActionControl key={key} item={item} of={name} />] : [];
        })}
        <ActionMenu
          label={`More for ${name}`}
          isOfRow
          items={items.filter(({ key }) => !shown.includes(key) && key !== 'mail')}
        />
      </div>
      <div role="alert" className="relative empty:hidden">
        {said && <Alert variant="destructive">{said}</Alert>}
      </div>
      {mailUrl && (
        <a
          href={mailUrl}
          target="_blank"
          rel="noopener"
          className="w-fit py-0.5 text-sm text-link max-sm:mt-2 sm:ml-auto"
        >
          Open the email<span className="sr-only"> of {name}, in a new tab</span>
        </a>
      )}
      {dialog}
    </div>
  );
}

function useDuplicating({ id, requestId }: ListedInvoice) {
  const desk = useDesk();
  const reported = useReported();
  const { act, isPending, problem } = useAction(() =>
    reported('Failed to load invoice', () => desk.duplicate({ id, requestId })),
  );
  return { duplicate: () => void act(), isPending, problem };
}
