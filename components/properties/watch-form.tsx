'use client';

import { accountClient } from '@/components/kit/account-client';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { addWatch } from '@/components/properties/calls';
import { ownWatches } from '@/components/properties/queries';
import { toast } from '@/components/ui/toast';
import { states } from '@/lib/catalog/content/states';
import { WATCH_BACK_DAYS } from '@/lib/properties/rules/watching';
import type { AddWatchInput } from '@/lib/properties/schema/watches';

const loadSchema = () => import('@/lib/properties/schema/watches').then((module) => module.addWatchSchema);

/** Adds a name or a parcel number to what is watched. */
export function WatchForm() {
  async function add(values: AddWatchInput, form: { reset: () => void }) {
    const added = await addWatch(values);
    accountClient().setQueryData(ownWatches().queryKey, (list = []) => [...list, added]);
    form.reset();
    toast({
      title: `Watching ${added.value}`,
      description: `We also compare it with the recordings of the last ${WATCH_BACK_DAYS} days that we have.`,
    });
  }

  return (
    <Form schema={loadSchema} labelledBy="add-watch" action={add}>
      <h3 id="add-watch">Add a name or a parcel</h3>
      <Field
        name="kind"
        type="select"
        label="What to watch"
        defaultValue="name"
        options={[
          { value: 'name', label: 'A name' },
          { value: 'parcel', label: 'A parcel number' },
        ]}
      />
      <Field
        name="value"
        label="Name or number"
        hint="First and last name, a company, or the number as on the tax bill."
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="county"
          label="County"
          hint="A parcel number needs one. Without it, a name is looked for wherever we have an index."
          optional
          maxLength={100}
        />
        <Field
          name="state"
          type="select"
          label="State"
          optional
          placeholder="Choose a state"
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <div>
        <SubmitButton pendingLabel="Adding" requires={['value']}>
          Watch it
        </SubmitButton>
      </div>
    </Form>
  );
}
