'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { SentNotice, stepLeft, type Received } from '@/components/partners/applications/sent-notice';
import { toast } from '@/components/ui/toast';
import { applicationVolumes, MAX_APPLICATION_TEXT, partnerTypes } from '@/lib/partners/rules/applications';
import type { ApplyForPartnershipInput } from '@/lib/partners/schema/applications';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

const drafts = formDrafts('partnership');
const loadSchema = () =>
  import('@/lib/partners/schema/applications').then((module) => module.applyForPartnershipSchema);

export function PartnershipForm() {
  const [sent, setSent] = useState<(Received & { email: string }) | null>(null);

  async function apply(values: ApplyForPartnershipInput, form: { reset: () => void }) {
    const { waitsFor } = await apiRequest<Received>('POST', '/api/partnerships/apply', values).catch(
      (error: unknown) => {
        sayFailed(error);
        throw error;
      },
    );
    const received = { email: values.email, waitsFor };
    toast({
      title: 'Partnership Application Submitted',
      description: stepLeft(received) ?? 'We reply within 24 hours.',
    });
    setSent(received);
    form.reset();
  }

  return (
    <div className="grid gap-6">
      {sent && <SentNotice {...sent} />}
      <Form schema={loadSchema} label="Partnership application" draft={drafts} action={apply}>
        <CompanyFields />
        <Field
          name="message"
          type="textarea"
          label="Partnership Goals"
          hint="Whom you work for, and what you would like to offer them."
          maxLength={MAX_APPLICATION_TEXT}
        />
        <Field
          name="requestBetaAccess"
          type="checkbox"
          optional
          label="I would like beta access to what is still being built"
        />
        <p className="text-sm text-muted-foreground">
          Once your email address is confirmed, people with an account see the name and kind of your company
          under Integrations, among applications and partners, unless we decline. Only we see your contact
          details and what you write.
        </p>
        <SubmitButton pendingLabel="Submitting..." className="justify-self-start max-sm:justify-self-stretch">
          Submit application
        </SubmitButton>
      </Form>
    </div>
  );
}

function CompanyFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="companyName" label="Company name" autoComplete="organization" maxLength={200} />
      <Field name="contactName" label="Contact name" autoComplete="name" maxLength={200} />
      <Field name="email" type="email" label="Email" autoComplete="email" />
      <Field name="phone" type="tel" label="Phone" autoComplete="tel" optional />
      <Field
        name="partnerType"
        type="select"
        label="Partner type"
        placeholder="Choose what fits best"
        options={[...partnerTypes]}
      />
      <Field
        name="volume"
        type="select"
        label="Volume"
        placeholder="Not said"
        options={[...applicationVolumes]}
        optional
      />
    </div>
  );
}

function sayFailed(error: unknown) {
  toast({
    variant: 'destructive',
    title: 'Submission Failed',
    description: (error instanceof ApiError && error.detail) || 'Please try again later',
  });
}
