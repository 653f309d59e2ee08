'use client';

import { Field } from '@/components/kit/field';
import { formDrafts } from '@/components/kit/form-drafts';
import { ApplicationForm } from '@/components/partners/applications/application-form';
import { recentApplicants } from '@/components/partners/queries';
import { toast } from '@/components/ui/toast';
import {
  COMPANY_MISSING,
  EMAIL_MISSING,
  MAX_APPLICATION_TEXT,
  serviceTypes,
} from '@/lib/partners/rules/applications';

const drafts = formDrafts('partner-application');
const loadSchema = () =>
  import('@/lib/partners/schema/applications').then((module) => module.applyAsPartnerSchema);

const says = {
  title: 'Application Submitted',
  description: 'We will write to you by email.',
  failed: 'Failed to submit partner application',
};

export function PortalForm() {
  return (
    <ApplicationForm
      path="/api/partners/apply"
      label="Partner application"
      schema={loadSchema}
      draft={drafts}
      says={says}
      requires={['company', 'email']}
      refreshes={[recentApplicants().queryKey]}
      onInvalid={complainOfMissing}
      privacy="Once we have read and approved it, everybody sees the name and kind of your company, and the day, in the list of recent applications. Once your email address is confirmed, people with an account see it among the applications and partners under Integrations, unless we decline. Only we see your contact details and what you write."
    >
      <CompanyFields />
      <Field
        name="description"
        type="textarea"
        label="What you do, and what you would like to offer"
        maxLength={MAX_APPLICATION_TEXT}
        optional
      />
    </ApplicationForm>
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
