'use client';

import type { InvoiceFormState } from '@/components/invoices/form/use-invoice-form';
import { LineFields } from '@/components/invoices/form/line-fields';
import { useFormState } from '@/components/kit/form-context';
import { Button } from '@/components/ui/button';

type InvoiceLinesProps = {
  form: Pick<InvoiceFormState, 'draft' | 'lines' | 'addLine' | 'removeLine'>;
  /** moves the focus to a field once it is there */
  onFocus: (name: string) => void;
};

export function InvoiceLines({ form, onFocus }: InvoiceLinesProps) {
  const { draft, lines } = form;
  const { problems } = useFormState();
  const problem = problems['items.root'] ?? problems.items;

  function add() {
    form.addLine();
    focusLine(lines.length);
  }

  /** To the line that takes its place: the button that was pressed is gone. */
  function remove(index: number) {
    form.removeLine(index);
    focusLine(Math.min(index, lines.length - 2));
  }

  function focusLine(index: number) {
    onFocus(`items.${index}.description`);
  }

  return (
    <section aria-labelledby="invoice-lines" className="grid gap-4">
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
