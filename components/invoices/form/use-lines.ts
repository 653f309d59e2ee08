'use client';

import { useEffect } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { nextLine, type NAME } from '@/components/invoices/form/draft';
import type { InvoiceDraft } from '@/lib/invoices/rules/draft';

const LINES = 'items';
/** What is wrong with all lines together; react-hook-form has the name, and its types have not. */
const ALL_LINES = 'items.root' as typeof LINES;

/** The lines of a form, and what was wrong with a field forgotten once that is changed. */
export function useLines<Sent>(form: UseFormReturn<InvoiceDraft, unknown, Sent>) {
  const lines = useFieldArray({ control: form.control, name: LINES });

  // With a field goes what was wrong with all lines together.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name) return;
          form.clearErrors(name as typeof NAME);
          if (name.startsWith(LINES)) form.clearErrors(ALL_LINES);
        },
      }),
    [form],
  );

  return {
    lines: lines.fields,
    addLine: () => {
      form.clearErrors(ALL_LINES);
      lines.append(nextLine, { shouldFocus: false });
    },
    /** The others move up, and what was said of their old places with them is said again when it is sent. */
    removeLine: (index: number) => {
      form.clearErrors(LINES);
      lines.remove(index);
    },
  };
}
