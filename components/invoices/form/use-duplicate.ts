import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InvoiceToCopy } from '@/components/invoices/desk-context';
import type { InvoiceCopy } from '@/components/invoices/form/use-draft';
import { readInvoice } from '@/components/invoices/queries';
import { reportFailure } from '@/components/invoices/report-failure';
import { accountClient } from '@/components/kit/account-client';

type Options = {
  isTouched: boolean;
  fillWith: (copy: InvoiceCopy) => void;
  /** The form was filled, and no dialog is over it. */
  onFilled: () => void;
  /** to be copied as the page opens */
  copyOf: InvoiceToCopy | null;
};

/** Fills the form with the values of another invoice, after a question where something was typed. */
export function useDuplicate({ isTouched, fillWith, onFilled, copyOf }: Options) {
  const router = useRouter();
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

  const copyOnce = useEffectEvent((id: string) => {
    if (copyOf?.id !== id) return;
    router.replace('/invoices', { scroll: false });
    void desk.duplicate(copyOf).catch(() => reportFailure('Failed to load invoice'));
  });
  const copiedId = copyOf?.id;
  useEffect(() => {
    if (copiedId) copyOnce(copiedId);
  }, [copiedId]);

  function take(copy: InvoiceCopy) {
    fillWith(copy);
    setIsFilled(true);
  }

  const leadThere = useEffectEvent(onFilled);
  useEffect(() => {
    if (!isFilled || replacement) return;
    // After the dialog that closes has given the focus back to the button that opened it.
    const timer = setTimeout(() => {
      setIsFilled(false);
      leadThere();
    });
    return () => clearTimeout(timer);
  }, [isFilled, replacement]);

  useEffect(() => {
    receive.current = (copy) => (isTouched ? setReplacement(copy) : take(copy));
  });

  return { desk, replacement, take, keepTyped: () => setReplacement(null) };
}
