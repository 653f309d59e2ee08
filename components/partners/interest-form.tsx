'use client';

import { useState } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { InterestTopic } from '@/lib/partners/rules/interest-topics';
import type { InterestInput } from '@/lib/partners/schema/interests';
import { apiRequest } from '@/lib/platform/api-client';

type InterestFormProps = {
  topic: InterestTopic;
  /** The name of the form for screen readers, and the text of its button. */
  label: string;
  /** What happens with an answer, in one sentence. */
  afterward: string;
  /** Asks for an organization and a message too. */
  withMessage?: boolean;
};

const drafts = formDrafts('interest');
const loadSchema = () =>
  import('@/lib/partners/schema/interests').then(({ interestSchema }) => interestSchema);

export function InterestForm({ topic, label, afterward, withMessage = false }: InterestFormProps) {
  const [registeredEmail, setRegisteredEmail] = useState('');

  async function register(values: InterestInput) {
    await apiRequest('POST', '/api/interests', values);
    setRegisteredEmail(values.email);
  }

  if (registeredEmail) {
    return (
      <Alert ref={bringIntoView} role="status" tabIndex={-1} variant="success">
        <AlertTitle>We have your request</AlertTitle>
        <AlertDescription>
          We will write to {registeredEmail}. {afterward}
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <Form schema={loadSchema} label={label} draft={withMessage ? drafts : undefined} action={register}>
      <input type="hidden" name="topic" value={topic} />
      <Field name="name" label="Name" autoComplete="name" maxLength={200} />
      <Field name="email" type="email" label="Email" autoComplete="email" />
      {withMessage && (
        <>
          <Field
            name="organization"
            label="Organization"
            autoComplete="organization"
            maxLength={200}
            optional
          />
          <Field name="message" type="textarea" label="Message" maxLength={4000} optional />
        </>
      )}
      <p className="text-sm text-muted-foreground">{afterward}</p>
      <SubmitButton pendingLabel="Sending" className="justify-self-start">
        {label}
      </SubmitButton>
    </Form>
  );
}
