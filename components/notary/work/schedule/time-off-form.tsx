'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { toast } from '@/components/ui/toast';
import type { TimeOffForm as TimeOffValues } from '@/lib/notary/schema/forms';
import type { TimeOff } from '@/lib/notary/schema/profile';
import { apiRequest } from '@/lib/platform/api-client';

const loadSchema = () => import('@/lib/notary/schema/forms').then((module) => module.timeOffFormSchema);

export function TimeOffForm({ userId }: { userId: string }) {
  const client = useQueryClient();
  const url = `/api/notaries/${userId}/time-off`;

  async function add(values: TimeOffValues, form: { reset: () => void }) {
    const added = await apiRequest<TimeOff>('POST', url, values);
    client.setQueryData<TimeOff[]>(['/api/notaries', userId, 'time-off'], (list = []) =>
      [...list, added].sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
    );
    form.reset();
    toast({ title: 'Time off added', description: 'No offers come for these hours.' });
  }

  return (
    <Form schema={loadSchema} label="Add time off" action={add}>
      <div className="grid grid-cols-2 gap-4 max-[26rem]:grid-cols-1">
        <Field name="startsAt" type="date" label="First day" />
        <Field name="startsTime" type="time" label="From" optional />
        <Field name="endsAt" type="date" label="Last day" />
        <Field name="endsTime" type="time" label="Until" optional />
      </div>
      <p className="text-sm text-muted-foreground">Without times, whole days are kept free.</p>
      <Field name="note" label="Note" hint="Only you see it." optional maxLength={100} />
      <div>
        <SubmitButton pendingLabel="Adding" variant="outline">
          Add time off
        </SubmitButton>
      </div>
    </Form>
  );
}
