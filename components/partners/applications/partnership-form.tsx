'use client';

import { Field } from '@/components/kit/field';
import { formDrafts } from '@/components/kit/form-drafts';
import { ApplicationForm } from '@/components/partners/applications/application-form';
import { applicationVolumes, MAX_APPLICATION_TEXT, partnerTypes } from '@/lib/partners/rules/applications';

const drafts = formDrafts('partnership');
const loadSchema = () =>
  import('@/lib/partners/schema/applications').then((module) => module.applyForPartnershipSchema);

const says = {
  title: 'Partnership Application Submitted',
  description: 'We aim to reply within 24 hours.',
  failed: 'Submission Failed',
};

export function PartnershipForm() {
  return (
    <ApplicationForm
      path="/api/partnerships/apply"
      label="Partnership application"
      schema={loadSchema}
      draft={drafts}
      says={says}
      privacy="Once your email address is confirmed, people with an account see the name and kind of your company under Integrations, among applications and partners, unless we decline. Only we see your contact details and what you write."
    >
      <CompanyFields />
      <Field
        name="message"
        type="textarea"
        label="Partnership Goals"
        hint="Who your clients are, and what you would like to offer them."
        maxLength={MAX_APPLICATION_TEXT}
      />
      <Field
        name="requestBetaAccess"
        type="checkbox"
        optional
        label="I would like beta access to what is still being built"
      />
    </ApplicationForm>
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
