'use client';

import Link from 'next/link';
import { useEffectEvent, useEffect, useRef } from 'react';
import { FormTotals } from '@/components/invoices/form/form-totals';
import { HeadFields } from '@/components/invoices/form/head-fields';
import { GapWarning } from '@/components/invoices/form/gap-warning';
import { InvoiceLines } from '@/components/invoices/form/invoice-lines';
import { useEditForm } from '@/components/invoices/form/use-edit-form';
import { Services } from '@/components/invoices/pay/services';
import { explainFailure } from '@/components/kit/explain-failure';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { contentOf, totalsOf } from '@/lib/invoices/rules/draft';
import { gapNote } from '@/lib/invoices/rules/gaps';
import type { Invoice } from '@/lib/invoices/schema';

/** A draft that is there, in the fields of the form for a new one. */
export function EditForm({ invoice }: { invoice: Invoice }) {
  const { id, number, items, requestId } = invoice;
  const element = useRef<HTMLDivElement>(null);
  const { form, draft, failure, submit, dialog, ...lines } = useEditForm(invoice);
  const focusName = useEffectEvent(() => focusField(element.current, 'billTo.name'));

  useEffect(() => focusName(), []);

  return (
    <div ref={element}>
      <Form
        form={form}
        action={submit}
        label={`Edit ${number}`}
        className="gap-6 rounded-lg border bg-card p-4 sm:p-6"
      >
        <div role="alert" className="empty:hidden">
          {failure !== null && (
            <Alert variant="destructive">
              <p>{explainFailure(failure)} What you entered is still here.</p>
            </Alert>
          )}
        </div>
        <HeadFields draft={draft} />
        {requestId ? (
          <section aria-labelledby="fixed-lines" className="grid gap-4">
            <h3 id="fixed-lines" className="text-lg">
              Lines
            </h3>
            <p className="text-[0.9375rem] text-muted-foreground">
              The client agreed to these when they asked for the visit, so they stay as they are.
            </p>
            <Services items={items} />
          </section>
        ) : (
          <InvoiceLines form={{ draft, ...lines }} />
        )}
        <FormTotals totals={totalsOf(draft.items)} />
        <div role="status" className="empty:hidden">
          {gapNote(contentOf(draft)) && <GapWarning />}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Link
            href={`/invoices/${id}`}
            prefetch={false}
            className={buttonVariants({ variant: 'ghost', className: 'max-sm:w-full' })}
          >
            Cancel
          </Link>
          <SubmitButton pendingLabel="Saving..." className="max-sm:w-full">
            Save draft
          </SubmitButton>
        </div>
      </Form>
      {dialog}
    </div>
  );
}

function focusField(within: HTMLElement | null, name: string): void {
  within?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
