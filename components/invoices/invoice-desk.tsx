'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { DeskContext, type InvoiceToCopy } from '@/components/invoices/desk-context';
import { NAME } from '@/components/invoices/form/draft';
import { InvoiceForm } from '@/components/invoices/form/invoice-form';
import type { InvoiceCopy } from '@/components/invoices/form/use-draft';
import { useInvoiceForm } from '@/components/invoices/form/use-invoice-form';
import { readInvoice } from '@/components/invoices/queries';
import { reportFailure } from '@/components/invoices/report-failure';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
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
  const typedEarly = useRef<FormData | null>(null);
  const [isOpen, setIsOpen] = useState(startsWithForm);
  const [replacement, setReplacement] = useState<InvoiceCopy | null>(null);
  /** The form was just filled, and the person is to be led there. */
  const [isFilled, setIsFilled] = useState(false);
  const receive = useRef<(copy: InvoiceCopy) => void>(setReplacement);
  // One for good: every row of the list would be drawn again with each key that is typed.
  const [desk] = useState(() => ({
    duplicate: async ({ id, requestId }: InvoiceToCopy) => {
      const invoice = await accountClient().fetchQuery({ ...readInvoice(id), staleTime: 0 });
      // While it is open or paid, its visit is billed.
      receive.current({ invoice, requestId: invoice.status === 'void' ? requestId : null });
    },
  }));
  const form = useInvoiceForm({
    accountId,
    isNotary,
    onCreated: showNewest,
    onRefused: () => focusSoon(REFUSED),
  });

  // What was typed before the page woke up is in the fields alone, and is read before the form takes hold of them.
  useInsertionEffect(() => {
    const early = document.querySelector<HTMLFormElement>(`#${FORM_ID} form`);
    typedEarly.current ??= early && new FormData(early);
  }, []);
  const wakeUp = useEffectEvent((typed: FormData) => {
    if (form.wakeUp(typed)) setIsOpen(true);
  });
  useLayoutEffect(() => wakeUp(typedEarly.current ?? new FormData()), []);

  const copyOnce = useEffectEvent((id: string) => {
    if (copyOf?.id !== id) return;
    router.replace('/invoices', { scroll: false });
    void desk.duplicate(copyOf).catch(() => reportFailure('Failed to load invoice'));
  });
  const copiedId = copyOf?.id;
  useEffect(() => {
    if (copiedId) copyOnce(copiedId);
  }, [copiedId]);

  function showNewest() {
    if (newestAt) router.push(newestAt, { scroll: false });
    else router.refresh();
  }

  /** After what was just changed is drawn. */
  function focusSoon(selector: string) {
    const focus = () => element.current?.querySelector<HTMLElement>(selector)?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focus));
  }

  const focusField = (name: string) => focusSoon(fieldOf(name));

  function toggle() {
    setIsOpen(!isOpen);
    if (!isOpen) focusField(NAME);
  }

  function take(copy: InvoiceCopy) {
    form.fillWith(copy);
    setIsOpen(true);
    setIsFilled(true);
  }

  useEffect(() => {
    if (!isFilled || replacement) return;
    // After the dialog that closes has given the focus back to the button that opened it.
    const timer = setTimeout(() => {
      setIsFilled(false);
      element.current?.querySelector<HTMLElement>(fieldOf(NAME))?.focus();
    });
    return () => clearTimeout(timer);
  }, [isFilled, replacement]);

  useEffect(() => {
    receive.current = (copy) => (form.isTouched ? setReplacement(copy) : take(copy));
  });

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
        <ConfirmDialog
          title="Replace what you typed?"
          confirmLabel="Replace it"
          pendingLabel="Replacing"
          keepLabel="Keep what I typed"
          product="guardsign"
          onConfirm={async () => take(replacement)}
          onClose={() => setReplacement(null)}
        >
          <p>
            The form holds an invoice that was not created yet. The values of {replacement.invoice.number}{' '}
            would replace it.
          </p>
        </ConfirmDialog>
      )}
    </DeskContext>
  );
}

function fieldOf(name: string): string {
  return `[name="${name}"]`;
}
