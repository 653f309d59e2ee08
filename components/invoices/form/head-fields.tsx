'use client';

import { NAME } from '@/components/invoices/form/draft';
import { Field } from '@/components/kit/field';
import { clientTypes } from '@/lib/invoices/rules/client-types';
import type { InvoiceDraft } from '@/lib/invoices/rules/draft';

const types = [...clientTypes];

/** Who is billed, and for which property. Of somebody else's: the browser does not offer the person's own. */
export function HeadFields({ draft: { clientType, billTo, meta } }: { draft: InvoiceDraft }) {
  const text = { autoComplete: 'off', className: 'content-start' };

  return (
    <div className="grid content-start gap-5 sm:grid-cols-2">
      <Field name="clientType" type="select" label="Client type" options={types} defaultValue={clientType} />
      <Field {...text} name={NAME} label="Bill To Name" maxLength={200} defaultValue={billTo.name} />
      <Field
        {...text}
        name="billTo.email"
        label="Bill To Email"
        type="email"
        maxLength={254}
        optional
        hint="Without one the invoice cannot be sent by email."
        defaultValue={billTo.email}
      />
      <Field
        {...text}
        name="billTo.company"
        label="Bill To Company"
        maxLength={200}
        optional
        defaultValue={billTo.company}
      />
      <Field
        name="billTo.address"
        type="textarea"
        label="Bill To Address"
        autoComplete="off"
        maxLength={500}
        optional
        defaultValue={billTo.address}
      />
      <Field
        {...text}
        name="meta.property"
        label="Property"
        maxLength={300}
        optional
        defaultValue={meta.property}
      />
    </div>
  );
}
