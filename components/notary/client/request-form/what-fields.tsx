import type { Choice, Draft } from '@/components/notary/client/request-form/draft';
import { FieldFrame } from '@/components/kit/field-frame';
import { Select } from '@/components/ui/select';
import { notaryServices, requestDocuments } from '@/lib/notary/rules/services';

type WhatFieldsProps = { draft: Draft; onChoose: (choice: Choice) => void };

export function WhatFields({ draft, onChoose }: WhatFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <FieldFrame name="serviceType" label="Service type">
        {(control) => (
          <Select
            {...control}
            value={draft.serviceType}
            onChange={({ target }) => onChoose({ serviceType: target.value })}
          >
            <Options none="Choose a service" options={notaryServices} />
          </Select>
        )}
      </FieldFrame>
      <FieldFrame name="documentType" label="Document type">
        {(control) => (
          <Select
            {...control}
            value={draft.documentType}
            onChange={({ target }) => onChoose({ documentType: target.value })}
          >
            <Options none="Choose a document" options={requestDocuments} />
          </Select>
        )}
      </FieldFrame>
    </div>
  );
}

type OptionsProps = { none: string; options: readonly { value: string; label: string }[] };

/** What stands there before a choice cannot be chosen. */
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
