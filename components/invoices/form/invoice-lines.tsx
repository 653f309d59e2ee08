'use client';

import { useEffect, useRef } from 'react';
import type { InvoiceFormState } from '@/components/invoices/form/use-invoice-form';
import { LineFields } from '@/components/invoices/form/line-fields';
import { useFormState } from '@/components/kit/form-context';
import { Button } from '@/components/ui/button';

type InvoiceLinesProps = {
  form: Pick<InvoiceFormState, 'draft' | 'lines' | 'addLine' | 'removeLine'>;
};

export function InvoiceLines({ form }: InvoiceLinesProps) {
  const { draft, lines } = form;
  const section = useRef<HTMLElement>(null);
  const lineToFocus = useRef<number | null>(null);
  const { problems } = useFormState();
  const problem = problems['items.root'] ?? problems.items;

  // With the press that changed the lines, not a frame later: the focus would be taken from a field chosen meanwhile.
  useEffect(() => {
    const name = `items.${lineToFocus.current}.description`;
    if (lineToFocus.current !== null)
      section.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    lineToFocus.current = null;
  }, [lines]);

  function add() {
    lineToFocus.current = lines.length;
    form.addLine();
  }

  /** To the line that takes its place: the button that was pressed is gone. */
  function remove(index: number) {
    lineToFocus.current = Math.min(index, lines.length - 2);
    form.removeLine(index);
  }

  return (
    <section ref={section} aria-labelledby="invoice-lines" className="grid gap-4">
      <h3 id="invoice-lines" className="text-lg">
        Lines
      </h3>
      <div role="alert" className="empty:hidden">
        {problem && (
          <p data-problem tabIndex={-1} className="w-fit text-sm font-medium text-destructive">
            {problem}
          </p>
        )}
      </div>
      {lines.map((line, index) => (
        <LineFields
          key={line.id}
          line={draft.items[index] ?? line}
          index={index}
          isOnly={lines.length === 1}
          onRemove={() => remove(index)}
        />
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        Add line
      </Button>
    </section>
  );
}
