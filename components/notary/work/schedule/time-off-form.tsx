'use client';

import { accountClient } from '@/components/kit/account-client';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { addTimeOff } from '@/components/notary/calls';
import { readTimeOff } from '@/components/notary/queries';
import { toast } from '@/components/ui/toast';
import type { TimeOffForm as TimeOffValues } from '@/lib/notary/schema/forms';

const loadSchema = () => import('@/lib/notary/schema/forms').then((module) => module.timeOffFormSchema);

export function TimeOffForm({ userId }: { userId: string }) {
  async function add(values: TimeOffValues, form: { reset: () => void }) {
    const client = accountClient();
    const added = await addTimeOff(userId, values);
    client.setQueryData(readTimeOff(userId).queryKey, (list = []) =>
      [...list, added].sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
    );
    form.reset();
    toast({ title: 'Time off added', description: 'You get no offers for these hours.' });
  }

  return (
    <Form schema={loadSchema} label="Add time off" action={add}>
      <div className="@container">
        <div className="grid grid-cols-1 gap-4 @xs:grid-cols-2">
          <Field name="startsAt" type="date" label="First day" />
          <Field name="startsTime" type="time" label="From" optional />
          <Field name="endsAt" type="date" label="Last day" />
          <Field name="endsTime" type="time" label="Until" optional />
        </div>
      </div>
      <p className="text-sm text-muted-foreground">Without times, whole days are kept free.</p>
      <Field
        name="note"
        label="Note"
        hint="No client sees it, and your calendar feed leaves it out."
        optional
        maxLength={100}
      />
      <div>
        <SubmitButton pendingLabel="Adding" variant="outline">
          Add time off
        </SubmitButton>
      </div>
    </Form>
  );
}
