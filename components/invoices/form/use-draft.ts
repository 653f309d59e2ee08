'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOf, isSame, newDraftId, readDraft, startDraft } from '@/components/invoices/form/draft';
import { keptForms, type Filled } from '@/components/invoices/form/kept-forms';
import { lazyResolver } from '@/components/kit/lazy-resolver';
import type { InvoiceDraft } from '@/lib/invoices/rules/draft';
import type { CreateInvoiceInput, PublicInvoice } from '@/lib/invoices/schema';

/** The values of an invoice, and the visit that a copy of it bills in its place. */
export type InvoiceCopy = { invoice: PublicInvoice; requestId: string | null };

/** Whose invoice it becomes. */
export type Issuer = { accountId: string; isNotary: boolean };

const resolver = lazyResolver(() =>
  import('@/lib/invoices/schema').then(({ invoiceFormSchema }) => invoiceFormSchema),
);

/** What is entered in the form for a new invoice. It is kept in this tab until an invoice has become of it. */
export function useDraft({ accountId, isNotary }: Issuer) {
  const [draft, setDraft] = useState(() => startDraft(isNotary));
  const [{ filled, copiedFrom }, setFilled] = useState<Filled>({ filled: draft, copiedFrom: null });
  const [isAwake, setIsAwake] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const form = useForm<InvoiceDraft, unknown, CreateInvoiceInput>({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: draft,
  });
  const isEmpty = isSame(draft, startDraft(isNotary));

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => setDraft({ ...values }) }),
    [form],
  );

  useEffect(() => {
    if (!isAwake) return;
    if (isEmpty) keptForms.drop(accountId);
    else keptForms.keep({ draft, filled, copiedFrom }, accountId);
  }, [accountId, copiedFrom, draft, filled, isAwake, isEmpty]);

  function begin(next: InvoiceDraft, origin: Filled) {
    form.reset(next);
    setDraft(next);
    setFilled(origin);
    setIsRestored(false);
  }

  return {
    form,
    draft,
    copiedFrom,
    /** What was typed on an earlier visit of the page is here again. */
    isRestored,
    /** There is nothing that could be lost. */
    isEmpty,
    /** Something was typed that would be lost. */
    isTouched: !isSame(draft, filled),
    startOver: () => {
      const next = startDraft(isNotary);
      begin(next, { filled: next, copiedFrom: null });
    },
    fillWith: ({ invoice, requestId }: InvoiceCopy) => {
      const copy = { ...draftOf(invoice), requestId };
      begin(copy, { filled: copy, copiedFrom: invoice.number });
    },
    /** The same values again, as another invoice. */
    renew: () => form.setValue('id', newDraftId()),
    /** Takes over what this tab kept, and what was typed before the page woke up. Says whether anything was kept. */
    wakeUp: (typed: FormData): boolean => {
      const kept = keptForms.find(accountId);
      const base = kept ?? { draft, filled, copiedFrom };
      begin(readDraft(typed, base.draft, draft), base);
      setIsRestored(kept !== null);
      setIsAwake(true);
      return kept !== null;
    },
  };
}
