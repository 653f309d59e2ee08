'use client';

import { NAME } from '@/components/invoices/form/draft';
import { FormTotals } from '@/components/invoices/form/form-totals';
import { GapWarning } from '@/components/invoices/form/gap-warning';
import { HeadFields } from '@/components/invoices/form/head-fields';
import { InvoiceLines } from '@/components/invoices/form/invoice-lines';
import { StartOver } from '@/components/invoices/form/start-over';
import type { InvoiceFormState } from '@/components/invoices/form/use-invoice-form';
import { explainFailure } from '@/components/kit/explain-failure';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { Alert } from '@/components/ui/alert';
import { contentOf, totalsOf } from '@/lib/invoices/rules/draft';
import { gapNote } from '@/lib/invoices/rules/gaps';

type InvoiceFormProps = {
  form: InvoiceFormState;
  /** moves the focus to a field once it is there */
  onFocus: (name: string) => void;
};

export function InvoiceForm({ form, onFocus }: InvoiceFormProps) {
  const { draft, failure, madeBefore } = form;

  return (
    <>
      <Form
        form={form.form}
        action={form.submit}
        onInvalid={form.sayWhatIsWrong}
        onNotLoaded={form.sayFailed}
        label="New invoice"
        className="gap-6 rounded-lg border bg-card p-4 sm:p-6"
      >
        <p role="status" className="text-[0.9375rem] text-muted-foreground empty:hidden">
          {originOf(form)}
        </p>
        <div role="alert" className="empty:hidden">
          <Outcome failure={failure} madeBefore={madeBefore} />
        </div>
        <HeadFields draft={draft} />
        <InvoiceLines form={form} />
        <FormTotals totals={totalsOf(draft.items)} />
        <div role="status" className="empty:hidden">
          {gapNote(contentOf(draft)) && <GapWarning />}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {!form.isEmpty && <StartOver onStartOver={form.startOver} onClosed={() => onFocus(NAME)} />}
          <SubmitButton pendingLabel="Creating..." className="max-sm:w-full">
            Create invoice
          </SubmitButton>
        </div>
      </Form>
      {form.confirmation}
    </>
  );
}

/** How the form came to hold what nobody just typed. */
function originOf({ copiedFrom, isRestored, draft }: InvoiceFormState): string | null {
  if (isRestored) return 'What you typed before is still here.';
  if (!copiedFrom) return null;
  const visit = draft.requestId ? ', for the same visit' : '';
  return `Filled with the values of ${copiedFrom}. It becomes an invoice with its own number${visit}.`;
}

function Outcome({ failure, madeBefore }: Pick<InvoiceFormState, 'failure' | 'madeBefore'>) {
  if (!failure) return madeBefore && <MadeBefore number={madeBefore} />;
  return (
    <Alert variant="destructive">
      <p>{explainFailure(failure)} What you entered is still here.</p>
    </Alert>
  );
}

function MadeBefore({ number }: { number: string }) {
  return (
    <Alert variant="waiting">
      <p>
        Your first try already created {number}, without what you have changed since. Those changes are still
        here. To replace {number}, void it and create the invoice again.
      </p>
    </Alert>
  );
}
