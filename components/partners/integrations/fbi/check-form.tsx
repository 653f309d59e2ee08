'use client';

import { useState } from 'react';
import { clearanceLabels } from '@/components/partners/integrations/fbi/clearance-labels';
import { SampleOutcome } from '@/components/partners/integrations/sample-outcome';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useWait } from '@/components/kit/use-wait';
import type { BackgroundCheckInput } from '@/lib/partners/schema/integrations';
import { SAMPLE_BACKGROUND_MS } from '@/lib/samples/integrations-fbi';

const loadSchema = () =>
  import('@/lib/partners/schema/integrations').then((module) => module.backgroundCheckSchema);

const levels = Object.entries(clearanceLabels).map(([value, label]) => ({ value, label }));

type CheckFormProps = {
  /** Told who is checked and how far, and nothing else of what was typed. */
  onStarted: (asked: Pick<BackgroundCheckInput, 'subject' | 'clearanceLevel'>) => void;
};

/** Validates as the real one would; then nothing but time passes, and the form goes with all that was in it. */
export function CheckForm({ onStarted }: CheckFormProps) {
  const [subject, setSubject] = useState('');
  const wait = useWait();

  async function start(values: BackgroundCheckInput) {
    await wait(SAMPLE_BACKGROUND_MS);
    onStarted({ subject: values.subject, clearanceLevel: values.clearanceLevel });
    setSubject(values.subject);
  }

  if (subject) {
    return (
      <SampleOutcome
        title="Sample result: the check has started"
        again="Initiate another check"
        onAgain={() => setSubject('')}
      >
        The check of {subject} is at the top of the recent checks, as pending. Nothing was sent.
      </SampleOutcome>
    );
  }
  return (
    <Form schema={loadSchema} label="Initiate a background check" action={start}>
      <Field name="subject" label="Subject’s full name" autoComplete="off" maxLength={200} />
      <Field name="dateOfBirth" type="date" label="Date of birth" autoComplete="off" />
      <Field
        name="clearanceLevel"
        type="select"
        label="Required clearance level"
        placeholder="Choose a level"
        options={levels}
      />
      <Field
        name="purpose"
        label="Purpose"
        hint="For example: access to a notary’s records"
        autoComplete="off"
        maxLength={500}
      />
      <SubmitButton
        pendingLabel="Starting the check..."
        className="justify-self-start max-sm:justify-self-stretch"
      >
        Initiate check
      </SubmitButton>
      <p className="text-sm text-muted-foreground">
        Nothing is sent: this form is a sample. A real check would also ask for a Social Security number,
        which no sample should.
      </p>
    </Form>
  );
}
