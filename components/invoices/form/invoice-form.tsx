'use client';

import { useId, useMemo, type Ref } from 'react';
import { totalsOf } from '@/components/invoices/form/draft';
import { FormTotals } from '@/components/invoices/form/form-totals';
import { HeadFields } from '@/components/invoices/form/head-fields';
import { InvoiceLines } from '@/components/invoices/form/invoice-lines';
import type { InvoiceFormState, Notice } from '@/components/invoices/form/use-invoice-form';
import { FormContext } from '@/components/forms/form-context';
import { SubmitButton } from '@/components/forms/submit-button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

type InvoiceFormProps = {
  form: InvoiceFormState;
  ref: Ref<HTMLFormElement>;
  onFocus: (name: string) => void;
};

export function InvoiceForm({ form, ref, onFocus }: InvoiceFormProps) {
  const id = useId();
  const { draft, problems, notice, isPending, copiedFrom } = form;
  const state = useMemo(() => ({ id, problems, pending: isPending }), [id, problems, isPending]);

  return (
    <FormContext value={state}>
      <form
        ref={ref}
        method="post"
        noValidate
        aria-label="New invoice"
        aria-busy={isPending}
        className="grid gap-6 rounded-lg border bg-card p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p role="status" className="text-[0.9375rem] text-muted-foreground empty:hidden">
          {copiedFrom &&
            `Filled with the values of ${copiedFrom}. It becomes an invoice with a number of its own.`}
        </p>
        <div role="alert" className="empty:hidden">
          {notice && <Explanation notice={notice} />}
        </div>
        <HeadFields draft={draft} onChange={form.change} />
        <InvoiceLines form={form} onFocus={onFocus} />
        <FormTotals totals={totalsOf(draft.lines)} />
        <SubmitButton pendingLabel="Creating..." className="sm:justify-self-end">
          Create invoice
        </SubmitButton>
        <noscript className="text-sm font-medium">
          This form needs JavaScript, which is off in this browser.
        </noscript>
      </form>
    </FormContext>
  );
}

/** The login opens in another tab: this page keeps what was typed. */
function Explanation({ notice }: { notice: Notice }) {
  if (notice.kind === 'failed') {
    return (
      <Alert variant="destructive">
        <p>{notice.says} What you entered is still here.</p>
      </Alert>
    );
  }
  return (
    <Alert variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        What you entered stays here.{' '}
        <a href="/login" target="_blank" rel="noopener" className="text-link">
          Log in in a new tab
        </a>
        , then come back and create it again.
      </AlertDescription>
    </Alert>
  );
}
