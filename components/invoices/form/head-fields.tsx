'use client';

import type { ComponentProps } from 'react';
import { fieldNames, type HeadField, type InvoiceDraft } from '@/components/invoices/form/draft';
import { FieldFrame } from '@/components/kit/field-frame';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { clientTypes } from '@/lib/invoices/rules/client-types';

type HeadFieldsProps = { draft: InvoiceDraft; onChange: (field: HeadField, value: string) => void };

/** Who is billed, and for which property. */
export function HeadFields({ draft, onChange }: HeadFieldsProps) {
  const text = (field: HeadField) => ({
    field,
    value: draft[field],
    onChange: (value: string) => onChange(field, value),
  });

  return (
    <div className="grid content-start gap-5 sm:grid-cols-2">
      <FieldFrame name={fieldNames.clientType} label="Client type">
        {(control) => (
          <Select
            {...control}
            value={draft.clientType}
            onChange={({ target }) => onChange('clientType', target.value)}
          >
            {clientTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <TextField {...text('name')} label="Bill To Name" maxLength={200} />
      <TextField {...text('email')} label="Bill To Email" type="email" maxLength={254} optional>
        Without one the invoice cannot be sent by mail.
      </TextField>
      <TextField {...text('company')} label="Bill To Company" maxLength={200} optional />
      <FieldFrame name={fieldNames.address} label="Bill To Address" optional>
        {(control) => (
          <Textarea
            {...control}
            autoComplete="off"
            maxLength={500}
            value={draft.address}
            onChange={({ target }) => onChange('address', target.value)}
          />
        )}
      </FieldFrame>
      <TextField {...text('property')} label="Property" maxLength={300} optional />
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'onChange'> & {
  field: HeadField;
  label: string;
  optional?: boolean;
  onChange: (value: string) => void;
};

/** Of somebody else's: the browser does not offer the person's own. */
function TextField({ field, label, optional, onChange, children, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      name={fieldNames[field]}
      label={label}
      hint={children}
      optional={optional}
      className="content-start"
    >
      {(control) => (
        <Input {...control} {...input} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
    </FieldFrame>
  );
}
