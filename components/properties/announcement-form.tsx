'use client';

import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { announce } from '@/components/properties/calls';
import { announcementsOf } from '@/components/properties/queries';
import { instrumentClasses } from '@/lib/catalog/rules/instrument-class';
import { instrumentLabels } from '@/lib/properties/rules/alert-words';
import { ANNOUNCED_DAYS } from '@/lib/properties/rules/announcement-limits';
import type { AnnounceInput } from '@/lib/properties/schema/announcements';

const loadSchema = () =>
  import('@/lib/properties/schema/announcements').then((module) => module.announceSchema);

/** Tells us of a transaction of one property before it is recorded. */
export function AnnouncementForm({ lockId }: { lockId: string }) {
  const { send, dialog } = useAction((input: AnnounceInput) => announce(lockId, input), {
    says: { title: 'Announced', description: 'A matching recording raises a quiet alert.' },
    refreshes: [announcementsOf(lockId).queryKey],
  });

  async function add(values: AnnounceInput, form: { reset: () => void }) {
    await send(values);
    form.reset();
  }

  return (
    <>
      <Form schema={loadSchema} label="Announce a transaction" action={add}>
        <Field
          name="class"
          type="select"
          label="What will be recorded"
          placeholder="Choose a kind"
          options={instrumentClasses.map((each) => ({ value: each, label: instrumentLabels[each] }))}
        />
        <Field
          name="party"
          label="Other party"
          hint="The buyer, the lender or another person who will be named. If you enter a name, a recording for somebody else still raises a loud alert."
          optional
          maxLength={200}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="from" type="date" label="First day" />
          <Field
            name="until"
            type="date"
            label="Last day"
            hint={`At most ${ANNOUNCED_DAYS} days from today.`}
          />
        </div>
        <div>
          <SubmitButton pendingLabel="Announcing" requires={['class', 'from', 'until']}>
            Announce it
          </SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  );
}
