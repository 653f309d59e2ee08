'use client';

import { useRouter } from 'next/navigation';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { openOrganization } from '@/components/organizations/calls';
import { toast } from '@/components/ui/toast';
import type { OrganizationNameInput } from '@/lib/organizations/schema/organizations';

const loadSchema = () =>
  import('@/lib/organizations/schema/organizations').then((module) => module.organizationNameSchema);

/** Opens the organization of a plan. */
export function OpenForm() {
  const router = useRouter();

  async function open(values: OrganizationNameInput) {
    const { name } = await openOrganization(values);
    toast({
      title: `${name} is open`,
      description: 'You are its owner. Invite the people who belong to it.',
    });
    router.refresh();
  }

  return (
    <Form schema={loadSchema} labelledBy="open-organization" action={open}>
      <h2 id="open-organization" className="text-2xl">
        Open an organization
      </h2>
      <Field name="name" label="Name of your organization" autoComplete="organization" maxLength={200} />
      <div>
        <SubmitButton pendingLabel="Opening">Open it</SubmitButton>
      </div>
    </Form>
  );
}
