'use client';

import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode } from 'react';
import { useFormState } from '@/components/forms/form-context';
import { PasswordInput } from '@/components/forms/password-input';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';

type FieldProps = {
  name: string;
  label: ReactNode;
  type?:
    'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'time' | 'textarea' | 'select' | 'checkbox';
  /** One line below the label: what is asked, or why. */
  hint?: ReactNode;
  /** Marked in words; everything else is required. */
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Only for `select`. */
  options?: { value: string; label: string }[];
  defaultValue?: string;
  placeholder?: string;
  maxLength?: number;
  className?: string;
};

export function Field({ label, hint, optional = false, type = 'text', className, ...field }: FieldProps) {
  const form = useFormState();
  const id = `${form.id}-${field.name}`;
  const problem = form.problems[field.name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const control = {
    id,
    required: !optional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    ...field,
  };

  return (
    <div data-slot="field" className={cn('grid gap-1.5', className)}>
      {type === 'checkbox' ? (
        <CheckboxControl label={label} control={control} />
      ) : (
        <Label htmlFor={id}>
          {label}
          {optional && <span className="font-normal text-muted-foreground"> (optional)</span>}
        </Label>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="animate-appear text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      {type !== 'checkbox' && <TextControl type={type} control={control} />}
    </div>
  );
}

type Control = Omit<FieldProps, 'label' | 'hint' | 'optional' | 'type' | 'className'> & {
  id: string;
  required: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

function TextControl({ type, control }: { type: string; control: Control }) {
  const { options, ...input } = control;
  if (type === 'textarea') return <Textarea {...input} />;
  if (type === 'password') return <PasswordInput {...input} />;
  if (type !== 'select') return <Input type={type} {...input} />;

  const { inputMode, placeholder, maxLength, ...select } = input;
  return (
    <Select {...select}>
      {placeholder && <option value="">{placeholder}</option>}
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function CheckboxControl({ label, control }: { label: ReactNode; control: Control }) {
  return (
    <label className="flex items-start gap-3 py-1 text-[0.9375rem] leading-6">
      <Checkbox
        className="mt-0.5"
        id={control.id}
        name={control.name}
        required={control.required}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
      />
      <span>{label}</span>
    </label>
  );
}
