'use client';

import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFormState } from '@/components/kit/form-context';
import { cn } from '@/components/ui/cn';
import { Label } from '@/components/ui/label';

/** What ties a control to its label, its hint and what is wrong with it. */
export type FramedControl = Partial<UseFormRegisterReturn> & {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FieldFrameProps = {
  name: string;
  label: ReactNode;
  /** One line: what is asked, or why. */
  hint?: ReactNode;
  /** Marked in words; everything else is required. */
  optional?: boolean;
  /** Where the control is: below its label, or beside it. */
  layout?: 'below' | 'beside';
  className?: string;
  children: (control: FramedControl) => ReactNode;
};

/** Label, control, then what is wrong and what is asked: fields of one row stay level, whatever is said below one of them. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, optional = false, layout = 'below', className, children } = props;
  const form = useFormState();
  const id = `${form.id}-${name}`;
  const problem = form.problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const control = children({
    ...form.register?.(name),
    id,
    name,
    required: !optional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  });

  return (
    <div data-slot="field" className={cn('grid content-start gap-1.5', className)}>
      {layout === 'beside' ? (
        <label className="flex items-start gap-3 py-1 text-[0.9375rem] leading-6">
          {control}
          <span>{label}</span>
        </label>
      ) : (
        <Label htmlFor={id}>
          {label}
          {optional && <span className="font-normal text-muted-foreground"> (optional)</span>}
        </Label>
      )}
      {layout === 'below' && control}
      {problem && (
        <p id={`${id}-problem`} className="animate-appear text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}
