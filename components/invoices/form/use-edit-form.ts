'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { editInvoice } from '@/components/invoices/calls';
import { editOf } from '@/components/invoices/form/draft';
import { isOnForm } from '@/components/invoices/form/use-invoice-form';
import { useLines } from '@/components/invoices/form/use-lines';
import { lazyResolver } from '@/components/kit/lazy-resolver';
import { useAction } from '@/components/kit/use-action';
import type { InvoiceDraft } from '@/lib/invoices/rules/draft';
import type { EditInvoiceInput, Invoice } from '@/lib/invoices/schema';

const resolver = lazyResolver(() =>
  import('@/lib/invoices/schema').then(({ editFormSchema }) => editFormSchema),
);

/** A draft that is being edited. Whatever stops it, what was typed stays. */
export function useEditForm(invoice: Invoice) {
  const { id, number } = invoice;
  const router = useRouter();
  const [draft, setDraft] = useState(() => editOf(invoice));
  const form = useForm<InvoiceDraft, unknown, EditInvoiceInput>({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: draft,
  });
  const lines = useLines(form);
  const saving = useAction((body: EditInvoiceInput) => editInvoice(id, body), {
    says: { title: `Saved ${number}` },
    onDone: () => {
      router.push(`/invoices/${id}`);
      router.refresh();
    },
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => setDraft({ ...values }) }),
    [form],
  );

  return {
    ...lines,
    form,
    draft,
    /** why it failed, where it is more than a field */
    failure: isOnForm(saving.failure) ? null : saving.failure,
    dialog: saving.dialog,
    /** What it throws the form says; everything else is said above its fields. */
    submit: async (body: EditInvoiceInput) => {
      await saving.send(body).catch((error: unknown) => {
        if (isOnForm(error)) throw error;
      });
    },
  };
}
