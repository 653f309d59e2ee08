'use client';

import { useState } from 'react';
import { SampleOutcome } from '@/components/partners/integrations/sample-outcome';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useWait } from '@/components/kit/use-wait';
import type { IdentityCheckInput } from '@/lib/partners/schema/integrations';
import { federalIntegrations, SAMPLE_IDENTITY_MS } from '@/lib/samples/integrations-government';

const loadSchema = () =>
  import('@/lib/partners/schema/integrations').then((module) => module.identityCheckSchema);

const documents = [
  { value: 'passport', label: 'U.S. passport' },
  { value: 'drivers-license', label: 'Driver’s license' },
  { value: 'state-id', label: 'State ID card' },
  { value: 'military-id', label: 'Military ID' },
];
const agencies = federalIntegrations
  .filter(({ status }) => status === 'active')
  .map(({ agency }) => ({ value: agency, label: agency }));

/** Validates as the real one would; then nothing but time passes. */
export function IdentityCheck() {
  const [asked, setAsked] = useState<Pick<IdentityCheckInput, 'fullName' | 'agency'> | null>(null);
  const wait = useWait();

  async function verify({ fullName, agency }: IdentityCheckInput) {
    await wait(SAMPLE_IDENTITY_MS);
    setAsked({ fullName, agency });
  }

  if (asked) {
    return (
      <SampleOutcome
        title="Sample result: identity confirmed"
        again="Verify somebody else"
        onAgain={() => setAsked(null)}
      >
        This is what a match would look like. The {asked.agency} was not asked about {asked.fullName}, and
        what you typed was not sent.
      </SampleOutcome>
    );
  }
  return (
    <Form schema={loadSchema} label="Identity verification" action={verify}>
      <Field name="fullName" label="Full name" autoComplete="off" maxLength={200} />
      <Field name="dateOfBirth" type="date" label="Date of birth" autoComplete="off" />
      <Field
        name="documentType"
        type="select"
        label="Identity document"
        placeholder="Choose a document"
        options={documents}
      />
      <Field
        name="agency"
        type="select"
        label="Agency that is asked"
        placeholder="Choose an agency"
        options={agencies}
      />
      <SubmitButton pendingLabel="Verifying..." className="justify-self-start max-sm:justify-self-stretch">
        Verify identity
      </SubmitButton>
      <p className="text-sm text-muted-foreground">Nothing is sent: this form is a sample.</p>
    </Form>
  );
}
