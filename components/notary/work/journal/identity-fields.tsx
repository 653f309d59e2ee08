'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import type { EntryStart } from '@/components/notary/work/journal/entry-start';
import { idDocuments, identifications } from '@/lib/notary/rules/journal';

/** How the notary knew who it was. What was shown is named by its kind and expiry; no field takes its number. */
export function IdentityFields({ values }: { values: EntryStart['values'] }) {
  const [way, setWay] = useState<string>(values.identifiedBy);

  function follow({ target }: { target: EventTarget }) {
    if (target instanceof HTMLSelectElement && target.name === 'identifiedBy') setWay(target.value);
  }

  return (
    <div className="grid gap-5" onChange={follow}>
      <Field
        name="identifiedBy"
        type="select"
        label="How identity was proved"
        hint="Leave out ID numbers, in the note too: Texas forbids them in a notary’s record (1 Tex. Admin. Code § 87.50)."
        options={[...identifications]}
        defaultValue={values.identifiedBy}
        className="sm:max-w-md"
      />
      {way === 'document' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="idDocument"
            type="select"
            label="Identity document"
            placeholder="Choose the document"
            options={[...idDocuments]}
            defaultValue={values.idDocument}
          />
          <Field
            name="idExpiresOn"
            type="date"
            label="Expires on"
            optional
            defaultValue={values.idExpiresOn}
          />
        </div>
      )}
      {way === 'witness' && (
        <Field
          name="witnessName"
          label="Name of the credible witness"
          maxLength={200}
          defaultValue={values.witnessName}
          className="sm:max-w-md"
        />
      )}
    </div>
  );
}
