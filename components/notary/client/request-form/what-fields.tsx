import type { ChangeEvent } from 'react';
import type { RequestFormControl } from '@/components/notary/client/request-form/use-request-form';
import { Field } from '@/components/kit/field';
import { FieldFrame, type FramedControl } from '@/components/kit/field-frame';
import { Select } from '@/components/ui/select';
import { EXTRA_PAGE_CENTS } from '@/lib/pricing/rules/quote';
import { formatPrice } from '@/lib/values/money';
import { notaryServices, requestDocuments } from '@/lib/notary/rules/services';

export function WhatFields({ form }: { form: RequestFormControl }) {
  const choosing = (control: FramedControl) => (event: ChangeEvent<HTMLSelectElement>) => {
    const before = form.draft.serviceType;
    void control.onChange?.(event);
    form.followService(before, event.target.value);
  };

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <FieldFrame name="serviceType" label="Service type">
        {(control) => (
          <Select {...control} onChange={choosing(control)}>
            <Options none="Choose a service" options={notaryServices} />
          </Select>
        )}
      </FieldFrame>
      <FieldFrame name="documentType" label="Document type">
        {(control) => (
          <Select {...control}>
            <Options none="Choose a document" options={requestDocuments} />
          </Select>
        )}
      </FieldFrame>
      <Field
        name="pages"
        label="Pages"
        hint={`The first page is included; each further one is ${formatPrice(EXTRA_PAGE_CENTS)}.`}
        inputMode="numeric"
        maxLength={6}
      />
    </div>
  );
}

type OptionsProps = { none: string; options: readonly { value: string; label: string }[] };

/** What is shown before a choice cannot be chosen. */
function Options({ none, options }: OptionsProps) {
  return (
    <>
      <option value="" disabled hidden>
        {none}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
