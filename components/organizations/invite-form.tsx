'use client';

import { useRouter } from 'next/navigation';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { invite } from '@/components/organizations/calls';
import { organizationRoles, roleLabels } from '@/lib/organizations/rules/members';
import type { InviteInput } from '@/lib/organizations/schema/organizations';

const loadSchema = () =>
  import('@/lib/organizations/schema/organizations').then((module) => module.inviteSchema);

/** Asks an address to join. */
export function InviteForm() {
  const router = useRouter();
  const { send, dialog } = useAction(invite, {
    says: ({ email }) => ({
      title: 'Invitation sent',
      description: `${email} receives a link that works for a week.`,
    }),
    onDone: () => router.refresh(),
  });

  async function submit(values: InviteInput, form: { reset: () => void }) {
    await send(values);
    form.reset();
  }

  return (
    <>
      <Form schema={loadSchema} labelledBy="invite" action={submit}>
        <p className="text-muted-foreground">
          We email a link. It works for a week, for an account with this address.
        </p>
        <Field name="email" type="email" label="Email address" autoComplete="off" maxLength={254} />
        <Field
          name="role"
          type="select"
          label="Role"
          defaultValue="member"
          options={organizationRoles.toReversed().map((role) => ({ value: role, label: roleLabels[role] }))}
        />
        <div>
          <SubmitButton pendingLabel="Sending">Send invitation</SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  );
}
