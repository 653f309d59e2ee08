'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { useKept } from '@/components/kit/use-kept';
import { saveProfile } from '@/components/notary/work/availability';
import { ChoiceGroup } from '@/components/notary/work/settings/choice-group';
import type { StateOption } from '@/components/notary/work/settings/credential-words';
import { toast } from '@/components/ui/toast';
import { notaryServices } from '@/lib/notary/rules/services';
import type { WorkAreaForm } from '@/lib/notary/schema/forms';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';
import { ApiError } from '@/lib/platform/api-client';

const drafts = formDrafts('work-area');
const loadSchema = () => import('@/lib/notary/schema/forms').then((module) => module.workAreaFormSchema);

type WorkAreaProps = { profile: NotaryProfileView; states: StateOption[] };

/** What is typed and ticked stays until it is saved, also when a save is refused or somebody goes away and comes back. */
export function WorkArea({ profile, states: options }: WorkAreaProps) {
  const states = useKept('work-area/states', () => profile.states);
  const services = useKept('work-area/services', () => profile.serviceTypes);
  const [refused, setRefused] = useState<Record<string, string>>({});

  async function save({ home, officeAddress, travelRadiusMiles }: WorkAreaForm) {
    setRefused({});
    try {
      await saveProfile(profile.userId, {
        home: home ?? null,
        officeAddress: officeAddress ?? null,
        travelRadiusMiles,
        states: states.value,
        serviceTypes: services.value,
      });
      states.release();
      services.release();
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields ?? {});
      throw error;
    }
    toast({ title: 'Settings saved', description: 'New offers follow them from now on.' });
  }

  return (
    <section aria-labelledby="work-area">
      <h2 id="work-area" className="text-2xl">
        Where and what you work
      </h2>
      <Form
        schema={loadSchema}
        draft={drafts}
        label="Where and what you work"
        className="mt-4 gap-6"
        action={save}
      >
        <div className="grid items-start gap-5 sm:grid-cols-[1fr_12rem]">
          <Field
            name="home"
            label="Home place"
            hint="City and state, or ZIP code: distances are measured from here. Leave it empty for remote work only."
            optional
            autoComplete="postal-code"
            maxLength={300}
            defaultValue={profile.home ?? undefined}
          />
          <Field
            name="travelRadiusMiles"
            label="Travel radius"
            hint="Miles in a straight line, 1 to 100."
            inputMode="numeric"
            defaultValue={String(profile.travelRadiusMiles)}
          />
        </div>
        <Field
          name="officeAddress"
          label="Office address"
          hint="Street, city, state and ZIP code, if clients can come to you. A client sees the city first, and the address once you have accepted."
          optional
          autoComplete="address-line1"
          maxLength={300}
          defaultValue={profile.officeAddress ?? undefined}
        />
        <ChoiceGroup
          title="Services"
          hint="You get offers for these only."
          options={notaryServices}
          chosen={services.value}
          problem={refused.serviceTypes}
          onChange={services.change}
        />
        <details open={profile.states.length === 0}>
          <summary className="w-fit text-[0.9375rem] font-medium text-link">
            States of your visits:{' '}
            {states.value.length === 0 ? 'none chosen' : states.value.toSorted().join(', ')}
          </summary>
          <div className="mt-3">
            <ChoiceGroup
              title="States"
              hint="Where you take visits. Each needs its own commission."
              options={options}
              chosen={states.value}
              problem={refused.states}
              onChange={states.change}
            />
          </div>
        </details>
        <div>
          <SubmitButton pendingLabel="Saving">Save</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
