'use client';

import { NAME } from '@/components/invoices/form/draft';
import { Field } from '@/components/kit/field';
import { clientTypes } from '@/lib/invoices/rules/client-types';
import type { InvoiceDraft } from '@/lib/invoices/rules/draft';
import { DAY_NAMED, termsChoices } from '@/lib/invoices/rules/terms';

const types = [...clientTypes];
const terms = termsChoices.map((value) => ({ value, label: value }));

/** Who is billed, for which property and until when. Of somebody else's: the browser does not offer the person's own. */
export function HeadFields({ draft }: { draft: InvoiceDraft }) {
  const { clientType, billTo, meta } = draft;
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
      <TermsFields draft={draft} />
    </div>
  );
}

function TermsFields({ draft }: { draft: InvoiceDraft }) {
  const namesDay = draft.terms === DAY_NAMED;
  return (
    <>
      <div className="grid content-start gap-5">
        <Field name="terms" type="select" label="Terms" options={terms} defaultValue={draft.terms} />
        {namesDay && <Field name="dueDate" type="date" label="Due date" defaultValue={draft.dueDate} />}
      </div>
      <Field
        name="memo"
        type="textarea"
        label="Note to the client"
        autoComplete="off"
        maxLength={1_000}
        optional
        hint="On the page, the PDF and the email of the invoice."
        defaultValue={draft.memo}
      />
    </>
  );
}
