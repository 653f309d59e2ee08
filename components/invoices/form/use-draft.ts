'use client';

import { useEffect, useState } from 'react';
import {
  draftOf,
  isSame,
  newDraftId,
  nextLine,
  readDraft,
  startDraft,
  type HeadField,
  type InvoiceDraft,
  type LineField,
} from '@/components/invoices/form/draft';
import { dropForm, keepForm, readKeptForm, type KeptForm } from '@/components/invoices/form/kept-form';
import type { PublicInvoice } from '@/lib/invoices/schema';

/** The values of an invoice, and the visit that a copy of it bills in its place. */
export type InvoiceCopy = { invoice: PublicInvoice; requestId: string | null };

/** What stands in the form for a new invoice. It is kept in this tab until an invoice has become of it. */
export function useDraft(accountId: string) {
  const [form, setForm] = useState(emptyForm);
  const [isAwake, setIsAwake] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const { draft, filled, copiedFrom } = form;
  const isEmpty = isSame(draft, startDraft());

  useEffect(() => {
    if (!isAwake) return;
    if (isEmpty) dropForm(accountId);
    else keepForm(accountId, form);
  }, [accountId, form, isAwake, isEmpty]);

  function begin(next: KeptForm) {
    setForm(next);
    setIsRestored(false);
  }

  function edit(change: (draft: InvoiceDraft) => InvoiceDraft) {
    setForm((before) => ({ ...before, draft: change(before.draft) }));
  }

  return {
    draft,
    copiedFrom,
    /** What was typed on an earlier visit of the page is here again. */
    isRestored,
    /** There is nothing that could be lost. */
    isEmpty,
    /** Something was typed that would be lost. */
    isTouched: !isSame(draft, filled),
    startOver: () => begin(emptyForm()),
    fillWith: ({ invoice, requestId }: InvoiceCopy) => {
      const copy = { ...draftOf(invoice), requestId };
      begin({ draft: copy, filled: copy, copiedFrom: invoice.number });
    },
    /** The same values once more, as another invoice. */
    renew: () => edit((before) => ({ ...before, id: newDraftId() })),
    /** Takes over what this tab kept, and what was typed before the page woke up. Says whether anything was kept. */
    wakeUp: (fields: FormData): boolean => {
      const kept = readKeptForm(accountId);
      const base = kept ?? form;
      setForm({ ...base, draft: readDraft(fields, base.draft, draft) });
      setIsRestored(kept !== null);
      setIsAwake(true);
      return kept !== null;
    },
    setField: (field: HeadField, value: string) => edit((before) => ({ ...before, [field]: value })),
    setLineField: (index: number, field: LineField, value: string) =>
      edit((before) => ({
        ...before,
        lines: before.lines.map((line, at) => (at === index ? { ...line, [field]: value } : line)),
      })),
    addLine: () => edit((before) => ({ ...before, lines: [...before.lines, nextLine(before.lines)] })),
    removeLine: (index: number) =>
      edit((before) => ({ ...before, lines: before.lines.filter((_, at) => at !== index) })),
  };
}

function emptyForm(): KeptForm {
  const draft = startDraft();
  return { draft, filled: draft, copiedFrom: null };
}
