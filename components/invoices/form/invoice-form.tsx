'use client';

import { useId, useMemo, type Ref } from 'react';
import { contentOf, fieldNames, totalsOf } from '@/components/invoices/form/draft';
import { FormTotals } from '@/components/invoices/form/form-totals';
import { HeadFields } from '@/components/invoices/form/head-fields';
import { InvoiceLines } from '@/components/invoices/form/invoice-lines';
import { StartOver } from '@/components/invoices/form/start-over';
import type { InvoiceFormState, Notice } from '@/components/invoices/form/use-invoice-form';
import { FormContext } from '@/components/kit/form-context';
import { SubmitButton } from '@/components/kit/submit-button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { gapNote } from '@/lib/invoices/rules/gaps';

type InvoiceFormProps = {
  form: InvoiceFormState;
  ref: Ref<HTMLFormElement>;
  onFocus: (name: string) => void;
};

export function InvoiceForm({ form, ref, onFocus }: InvoiceFormProps) {
  const id = useId();
  const { draft, problems, notice, isPending } = form;
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
          {originOf(form)}
        </p>
        <div role="alert" className="empty:hidden">
          {notice && <Explanation notice={notice} />}
        </div>
        <HeadFields draft={draft} onChange={form.change} />
        <InvoiceLines form={form} onFocus={onFocus} />
        <FormTotals totals={totalsOf(draft.lines)} />
        <div role="status" className="empty:hidden">
          {gapNote(contentOf(draft)) && <GapWarning />}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {!form.isEmpty && (
            <StartOver onStartOver={form.startOver} onClosed={() => onFocus(fieldNames.name)} />
          )}
          <SubmitButton pendingLabel="Creating..." className="max-sm:w-full">
            Create invoice
          </SubmitButton>
        </div>
        <noscript className="text-sm font-medium">
          This form needs JavaScript, which is off in this browser.
        </noscript>
      </form>
    </FormContext>
  );
}

/** How the form came to hold what nobody just typed. */
function originOf({ copiedFrom, isRestored, draft }: InvoiceFormState): string | null {
  if (isRestored) return 'What you typed before is here again.';
  if (!copiedFrom) return null;
  const visit = draft.requestId ? ', for the same visit' : '';
  return `Filled with the values of ${copiedFrom}. It becomes an invoice with a number of its own${visit}.`;
}

function GapWarning() {
  return (
    <Alert variant="waiting">
      <p>
        The PDF cannot draw some of these letters and prints ◊ in their place. The page and the mail of the
        invoice show them as you typed them.
      </p>
    </Alert>
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
  if (notice.kind === 'made-before') {
    const { number } = notice;
    return (
      <Alert variant="waiting">
        <p>
          Your first try had created {number} already, without what you changed since. That is still here. If
          it is to take the place of {number}, make {number} void and create it again.
        </p>
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
