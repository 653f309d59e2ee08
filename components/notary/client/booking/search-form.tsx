'use client';

import { useState } from 'react';
import { urgencyOptions, type NotarySearch } from '@/components/notary/client/booking/search-address';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { toast } from '@/components/ui/toast';
import { visitServices } from '@/lib/notary/rules/services';

type SearchFormProps = {
  /** What the fields show at first. */
  search: NotarySearch;
  onSearch: (search: NotarySearch) => Promise<void> | void;
};

const drafts = formDrafts('notary-search');
const loadSchema = () => import('@/lib/notary/schema/search').then((module) => module.searchNotariesSchema);

const services = visitServices.map(({ value, label }) => ({ value, label }));
const urgencies = urgencyOptions.map(({ value, label }) => ({ value, label }));

export function SearchForm({ search, onSearch }: SearchFormProps) {
  // An address that holds a search says what is looked for, whatever was typed before.
  const [draft] = useState(search.location || search.serviceType ? undefined : drafts);
  return (
    <Form
      schema={loadSchema}
      label="Find a notary"
      draft={draft}
      action={onSearch}
      onInvalid={sayWhatIsMissing}
      className="items-start md:grid-cols-2 xl:grid-cols-[2fr_1.2fr_1.5fr_auto]"
    >
      <Field
        name="location"
        label="Location"
        placeholder="12 Main St, Austin, TX 78701"
        hint="The street address that the notary comes to."
        autoComplete="address-line1"
        maxLength={300}
        defaultValue={search.location}
      />
      <Field
        name="serviceType"
        type="select"
        label="Service type"
        placeholder="Choose a service"
        options={services}
        defaultValue={search.serviceType}
      />
      <Field name="urgency" type="select" label="Urgency" options={urgencies} defaultValue={search.urgency} />
      <SubmitButton pendingLabel="Searching..." className="md:mt-7.5 md:min-h-11 xl:w-40">
        Find Notaries
      </SubmitButton>
    </Form>
  );
}

function sayWhatIsMissing(problems: Record<string, string>) {
  if (!('location' in problems || 'serviceType' in problems)) return;
  toast({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please provide your location and service type',
  });
}
