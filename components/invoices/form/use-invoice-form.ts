'use client';

import { useState } from 'react';
import { createInvoice } from '@/components/invoices/calls';
import { draftOf, editOf, isSame, NAME } from '@/components/invoices/form/draft';
import { useDraft, type InvoiceCopy, type Issuer } from '@/components/invoices/form/use-draft';
import { useLines } from '@/components/invoices/form/use-lines';
import { forgetFailure, reportFailure } from '@/components/invoices/report-failure';
import { isSignedOut } from '@/components/kit/session-ended';
import { useAction } from '@/components/kit/use-action';
import { toast } from '@/components/ui/toast';
import type { CreateInvoiceInput, Invoice } from '@/lib/invoices/schema';
import { ApiError } from '@/lib/platform/api-client';

type Options = Issuer & {
  onCreated: () => void;
  /** a field says why it did not go */
  onRefused: () => void;
};

const NAME_MISSING = 'Bill To Name is required';
const sayFailed = () => reportFailure('Failed to create invoice');

/** An invoice on its way to the server. Whatever stops it, what was typed stays. */
export function useInvoiceForm({ onCreated, onRefused, ...issuer }: Options) {
  const { form, renew, ...typed } = useDraft(issuer);
  const lines = useLines(form);
  /** The invoice that an earlier try had created, before something was changed. */
  const [madeBefore, setMadeBefore] = useState<string | null>(null);
  const sending = useAction(createInvoice, { onDone: finish, onFailed: sayFailed });

  function clearNotes() {
    form.clearErrors();
    setMadeBefore(null);
    sending.reset();
  }

  function startOver() {
    typed.startOver();
    clearNotes();
  }

  function finish({ status, body }: { status: number; body: Invoice }, sent: CreateInvoiceInput) {
    const { number } = body;
    if (status === 200 && !isSame(editOf(body), draftOf(sent))) {
      // The answer to an earlier try was lost, and more was typed since: that is in no invoice yet.
      setMadeBefore(number);
      renew();
    } else {
      toast({ title: `Created invoice ${number}` });
      startOver();
    }
    onCreated();
  }

  /** What it throws the form says; everything else is said above its fields. */
  async function submit(body: CreateInvoiceInput) {
    setMadeBefore(null);
    forgetFailure();
    await sending.send(body).catch((error: unknown) => {
      if (isOnForm(error)) throw error;
    });
  }

  return {
    ...typed,
    ...lines,
    form,
    madeBefore,
    /** why it failed, where it is more than a field */
    failure: isOnForm(sending.failure) ? null : sending.failure,
    confirmation: sending.dialog,
    submit,
    sayWhatIsWrong: (problems: Record<string, string>) => {
      onRefused();
      if (problems[NAME] === NAME_MISSING) reportFailure(NAME_MISSING);
    },
    sayFailed,
    startOver,
    fillWith: (copy: InvoiceCopy) => {
      typed.fillWith(copy);
      clearNotes();
    },
  };
}

/** Whether `<Form>` says it itself: what belongs to its fields, and that the session ended. */
export function isOnForm(error: unknown): boolean {
  if (isSignedOut(error)) return true;
  const fields = error instanceof ApiError ? Object.keys(error.fields ?? {}) : [];
  return fields.some((name) => /^(items|clientType|billTo|meta|terms|dueDate|memo)/.test(name));
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
