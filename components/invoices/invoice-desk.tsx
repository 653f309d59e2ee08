'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, type ReactNode } from 'react';
import { DeskContext, type InvoiceToCopy } from '@/components/invoices/desk-context';
import { NAME } from '@/components/invoices/form/draft';
import { InvoiceForm } from '@/components/invoices/form/invoice-form';
import { ReplaceDialog } from '@/components/invoices/form/replace-dialog';
import { useDuplicate } from '@/components/invoices/form/use-duplicate';
import { useEarlyTyping } from '@/components/invoices/form/use-early-typing';
import { useInvoiceForm } from '@/components/invoices/form/use-invoice-form';
import { PageRefresh } from '@/components/session/page-refresh';
import { Button } from '@/components/ui/button';

type InvoiceDeskProps = {
  /** whose draft it is */
  accountId: string;
  /** They bill visits. */
  isNotary: boolean;
  /** There is nothing else to do yet. */
  startsWithForm: boolean;
  /** Where the newest invoice is shown; null when it is this page. */
  newestAt: string | null;
  /** Its page sent somebody here to make another one of it. */
  copyOf?: InvoiceToCopy | null;
  /** the list */
  children: ReactNode;
};

const FORM_ID = 'new-invoice';

/** A field that says what is wrong with it, or what is said of all lines: the button may be far below that. */
const REFUSED = '[aria-invalid="true"], [data-problem]';

/** The form for a new invoice, and below it the list that the server draws, kept as it is there. */
export function InvoiceDesk(props: InvoiceDeskProps) {
  const { accountId, isNotary, startsWithForm, newestAt, copyOf = null, children } = props;
  const router = useRouter();
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(startsWithForm);
  const form = useInvoiceForm({
    accountId,
    isNotary,
    onCreated: showNewest,
    onRefused: () => focusSoon(REFUSED),
  });

  useEarlyTyping(FORM_ID, (typed) => {
    if (form.wakeUp(typed)) setIsOpen(true);
  });

  const { desk, replacement, take, keepTyped } = useDuplicate({
    isTouched: form.isTouched,
    fillWith: (copy) => {
      form.fillWith(copy);
      setIsOpen(true);
    },
    onFilled: () => focusNow(fieldOf(NAME)),
    copyOf,
  });

  function showNewest() {
    if (newestAt) router.push(newestAt, { scroll: false });
    else router.refresh();
  }

  function focusNow(selector: string) {
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** After what was just changed is drawn. */
  function focusSoon(selector: string) {
    requestAnimationFrame(() => requestAnimationFrame(() => focusNow(selector)));
  }

  const focusField = (name: string) => focusSoon(fieldOf(name));

  function toggle() {
    setIsOpen(!isOpen);
    if (!isOpen) focusField(NAME);
  }

  return (
    <DeskContext value={desk}>
      <PageRefresh on="invoice" />
      <Button
        variant={isOpen ? 'outline' : 'default'}
        aria-expanded={isOpen}
        aria-controls={FORM_ID}
        className="mt-6 needs-script"
        // The second press of a hasty finger does not shut what the first one opened.
        onClick={({ detail }) => detail < 2 && toggle()}
      >
        New invoice
      </Button>
      <div ref={element} id={FORM_ID} hidden={!isOpen} className="mt-8">
        <h2 className="mb-4 text-2xl">New invoice</h2>
        <InvoiceForm form={form} onFocus={focusField} />
      </div>
      {children}
      {replacement && (
        <ReplaceDialog
          number={replacement.invoice.number}
          onConfirm={() => take(replacement)}
          onClose={keepTyped}
        />
      )}
    </DeskContext>
  );
}

function fieldOf(name: string): string {
  return `[name="${name}"]`;
}
