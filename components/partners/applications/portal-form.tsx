'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { SentNotice, stepLeft, type Received } from '@/components/partners/applications/sent-notice';
import { recentApplicants } from '@/components/partners/queries';
import { toast } from '@/components/ui/toast';
import {
  COMPANY_MISSING,
  EMAIL_MISSING,
  MAX_APPLICATION_TEXT,
  serviceTypes,
} from '@/lib/partners/rules/applications';
import type { ApplyAsPartnerInput } from '@/lib/partners/schema/applications';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

const drafts = formDrafts('partner-application');
const loadSchema = () =>
  import('@/lib/partners/schema/applications').then((module) => module.applyAsPartnerSchema);

export function PortalForm() {
  const [sent, setSent] = useState<(Received & { email: string }) | null>(null);
  const { send, dialog } = useAction(
    (values: ApplyAsPartnerInput) => apiRequest<Received>('POST', '/api/partners/apply', values),
    {
      says: ({ waitsFor }, { email }) => ({
        title: 'Application Submitted',
        description: stepLeft({ email, waitsFor }) ?? 'We will write to you by email.',
      }),
      onDone: ({ waitsFor }, { email }) => setSent({ email, waitsFor }),
      onFailed: sayFailed,
      refreshes: [recentApplicants().queryKey],
    },
  );

  async function apply(values: ApplyAsPartnerInput, form: { reset: () => void }) {
    await send(values);
    form.reset();
  }

  return (
    <div className="grid gap-6">
      {sent && <SentNotice {...sent} />}
      <Form
        schema={loadSchema}
        label="Partner application"
        draft={drafts}
        action={apply}
        onInvalid={complainOfMissing}
      >
        <CompanyFields />
        <Field
          name="description"
          type="textarea"
          label="What you do, and what you would like to offer"
          maxLength={MAX_APPLICATION_TEXT}
          optional
        />
        <p className="text-sm text-muted-foreground">
          Once your email address is confirmed, everybody sees the name and kind of your company, and the day,
          in the list of recent applications, unless we decline. People with an account see it among the
          applications and partners under Integrations too. Only we see your contact details and what you
          write.
        </p>
        <SubmitButton
          pendingLabel="Submitting..."
          requires={['company', 'email']}
          className="justify-self-start max-sm:justify-self-stretch"
        >
          Submit application
        </SubmitButton>
      </Form>
      {dialog}
    </div>
  );
}

function CompanyFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="company" label="Company" autoComplete="organization" maxLength={200} />
      <Field name="email" type="email" label="Email" autoComplete="email" />
      <Field name="contactName" label="Contact name" autoComplete="name" maxLength={200} optional />
      <Field name="phone" type="tel" label="Phone" autoComplete="tel" optional />
      <Field name="website" label="Website" autoComplete="url" inputMode="url" maxLength={300} optional />
      <Field
        name="serviceType"
        type="select"
        label="Service type"
        placeholder="Not said"
        options={[...serviceTypes]}
        optional
      />
    </div>
  );
}

/** Beside the messages on the two fields. */
function complainOfMissing({ company, email }: Record<string, string>) {
  if (company !== COMPANY_MISSING && email !== EMAIL_MISSING) return;
  toast({ variant: 'destructive', title: 'Company name and email are required' });
}

function sayFailed(error: unknown) {
  toast({
    variant: 'destructive',
    title: 'Failed to submit partner application',
    description: (error instanceof ApiError && error.detail) || 'Please try again later',
  });
}
