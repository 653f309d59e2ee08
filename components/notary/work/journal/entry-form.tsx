'use client';

import { useState } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { writeJournalEntry } from '@/components/notary/calls';
import type { EntryStart } from '@/components/notary/work/journal/entry-start';
import { IdentityFields } from '@/components/notary/work/journal/identity-fields';
import { Button } from '@/components/ui/button';
import { notarialActs } from '@/lib/notary/rules/journal';
import type { JournalEntry, JournalFormValues } from '@/lib/notary/schema/journal';

const loadSchema = () => import('@/lib/notary/schema/journal').then((module) => module.journalFormSchema);
const loadCorrectionSchema = () =>
  import('@/lib/notary/schema/journal').then((module) => module.correctionFormSchema);

const meetings = [
  { value: 'in-person', label: 'In person' },
  { value: 'online', label: 'Online' },
];

type EntryFormProps = {
  userId: string;
  start: EntryStart;
  onWritten: (entry: JournalEntry) => void;
  onClose: () => void;
};

export function EntryForm({ userId, start, onWritten, onClose }: EntryFormProps) {
  const { id, title, requestId, corrects, values } = start;
  const isCorrection = corrects !== undefined;

  async function write(facts: JournalFormValues) {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    onWritten(await writeJournalEntry(userId, { ...facts, id, zone, requestId, corrects }));
  }

  return (
    <section aria-labelledby="entry" className="rounded-lg border bg-card p-5 sm:p-7">
      <h2 ref={bringIntoView} id="entry" tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-2 mb-5 measure text-muted-foreground">
        {isCorrection
          ? 'The entry stays as it is. This writes a new one that names it and says why.'
          : 'An entry cannot be changed later. A mistake is corrected by a further entry.'}
      </p>
      <Form
        schema={isCorrection ? loadCorrectionSchema : loadSchema}
        label={title}
        action={write}
        className="max-w-3xl"
      >
        {isCorrection && <Field name="reason" label="Why you correct it" maxLength={300} />}
        <ActFields values={values} />
        <PlaceFields values={values} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="signerName"
            label="Name of the person"
            maxLength={200}
            defaultValue={values.signerName}
          />
          <Field
            name="signerAddress"
            label="Address of the person"
            maxLength={300}
            defaultValue={values.signerAddress}
          />
        </div>
        <IdentityFields values={values} />
        <Field
          name="fee"
          label="Notarial fee in dollars"
          hint="What you charged for this act, without travel. Enter 0 if it was free."
          inputMode="decimal"
          maxLength={12}
          defaultValue={values.fee}
          className="sm:max-w-72"
        />
        <Field
          name="note"
          type="textarea"
          label="Note"
          optional
          maxLength={1000}
          defaultValue={values.note}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pendingLabel="Writing">
            {isCorrection ? 'Write the correction' : 'Write the entry'}
          </SubmitButton>
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </section>
  );
}

type Values = { values: EntryStart['values'] };

function ActFields({ values }: Values) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        name="act"
        type="select"
        label="Notarial act"
        placeholder="Choose the act"
        options={[...notarialActs]}
        defaultValue={values.act}
      />
      <Field
        name="document"
        label="Kind or title of the document"
        maxLength={200}
        defaultValue={values.document}
      />
      <Field name="actedOn" type="date" label="Date of the act" defaultValue={values.actedOn} />
      <Field name="actedTime" type="time" label="Time" defaultValue={values.actedTime} />
    </div>
  );
}

function PlaceFields({ values }: Values) {
  const [meeting, setMeeting] = useState<string>(values.meeting);

  function follow({ target }: { target: EventTarget }) {
    if (target instanceof HTMLSelectElement) setMeeting(target.value);
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2" onChange={follow}>
      <Field
        name="meeting"
        type="select"
        label="How you met"
        options={meetings}
        defaultValue={values.meeting}
      />
      <Field
        name="place"
        label="Place"
        optional={meeting === 'online'}
        maxLength={300}
        defaultValue={values.place}
      />
    </div>
  );
}
