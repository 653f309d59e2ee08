'use client';

import { FieldFrame } from '@/components/kit/field-frame';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { amountsOf, type LineDraft } from '@/lib/invoices/rules/draft';
import { formatMoney } from '@/lib/values/money';

type LineFieldsProps = {
  line: LineDraft;
  index: number;
  isOnly: boolean;
  onRemove: () => void;
};

const numbers = [
  { field: 'qty', label: 'Quantity', min: 1, step: 'any' },
  { field: 'unit', label: 'Unit price ($)', min: 0, step: 0.01 },
  { field: 'taxRate', label: 'Tax (%)', min: 0, step: 0.1 },
] as const;

/** On wide screens the labels of the first line serve all of them, and what has none stands beside the inputs. */
const asColumn = 'sm:[&>label]:sr-only';
const besideInputs = 'sm:mt-7.5';

export function LineFields({ line, index, isOnly, onRemove }: LineFieldsProps) {
  const column = index > 0 ? asColumn : '';
  const amounts = amountsOf(line);

  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_7.5rem_5.5rem_6.5rem_auto] sm:items-start">
      <legend className="mb-1.5 text-sm text-muted-foreground sm:sr-only">Line {index + 1}</legend>
      <FieldFrame
        name={`items.${index}.description`}
        label="Description"
        className={cn('max-sm:col-span-3', column)}
      >
        {(control) => (
          <Input {...control} autoComplete="off" maxLength={300} defaultValue={line.description} />
        )}
      </FieldFrame>
      {numbers.map(({ field, label, min, step }) => (
        <FieldFrame key={field} name={`items.${index}.${field}`} label={label} className={column}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="decimal"
              min={min}
              step={step}
              className="tabular-nums"
              defaultValue={line[field]}
            />
          )}
        </FieldFrame>
      ))}
      <p
        className={cn(
          'flex min-h-11 items-center font-medium tabular-nums max-sm:col-span-2 sm:justify-end',
          index === 0 && besideInputs,
        )}
      >
        <span className="mr-1.5 font-normal text-muted-foreground sm:sr-only">Line total </span>
        {amounts ? formatMoney(amounts.netCents + amounts.taxCents) : '–'}
      </p>
      <Button
        variant="ghost"
        size="sm"
        disabled={isOnly}
        className={cn('min-h-11 justify-self-end', index === 0 && besideInputs)}
        onClick={onRemove}
      >
        Remove<span className="sr-only"> line {index + 1}</span>
      </Button>
    </fieldset>
  );
}
