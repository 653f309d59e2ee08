'use client';

import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FramedControl } from '@/components/kit/field-frame';
import { PasswordInput } from '@/components/kit/password-input';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';

type FieldProps = {
  name: string;
  label: ReactNode;
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'password'
    | 'number'
    | 'date'
    | 'time'
    | 'textarea'
    | 'select'
    | 'checkbox';
  /** One line: what is asked, or why. */
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

export function Field({ name, label, hint, optional, type = 'text', className, ...field }: FieldProps) {
  return (
    <FieldFrame
      {...{ name, label, hint, optional, className }}
      layout={type === 'checkbox' ? 'beside' : 'below'}
    >
      {(control) =>
        type === 'checkbox' ? (
          <Checkbox className="mt-0.5" {...control} />
        ) : (
          <TextControl type={type} control={{ ...control, ...field }} />
        )
      }
    </FieldFrame>
  );
}

type Control = Omit<FieldProps, 'label' | 'hint' | 'optional' | 'type' | 'className'> & FramedControl;

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
