'use client';

import { nameOf } from '@/components/invoices/form/draft';
import type { InvoiceFormState } from '@/components/invoices/form/use-invoice-form';
import { LineFields } from '@/components/invoices/form/line-fields';
import { Button } from '@/components/ui/button';

type InvoiceLinesProps = {
  form: Pick<InvoiceFormState, 'draft' | 'problems' | 'changeLine' | 'addLine' | 'removeLine'>;
  /** moves the focus to a field once it is there */
  onFocus: (name: string) => void;
};

export function InvoiceLines({ form, onFocus }: InvoiceLinesProps) {
  const { lines } = form.draft;
  const problem = form.problems.items;

  function add() {
    form.addLine();
    onFocus(nameOf(lines.length, 'description'));
  }

  /** To the line that takes its place: the button that was pressed is gone. */
  function remove(index: number) {
    form.removeLine(index);
    onFocus(nameOf(Math.min(index, lines.length - 2), 'description'));
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
          key={line.key}
          line={line}
          index={index}
          isOnly={lines.length === 1}
          onChange={(field, value) => form.changeLine(index, field, value)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        Add line
      </Button>
    </section>
  );
}
