'use client';

import { useRouter } from 'next/navigation';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { renameOrganization } from '@/components/organizations/calls';
import { toast } from '@/components/ui/toast';
import type { OrganizationNameInput } from '@/lib/organizations/schema/organizations';

const loadSchema = () =>
  import('@/lib/organizations/schema/organizations').then((module) => module.organizationNameSchema);

export function RenameForm({ name }: { name: string }) {
  const router = useRouter();

  async function rename(values: OrganizationNameInput) {
    const renamed = await renameOrganization(values);
    toast({ title: 'Name saved', description: renamed.name });
    router.refresh();
  }

  return (
    <section aria-labelledby="rename" className="max-w-2xl">
      <h2 id="rename" className="text-2xl">
        Name
      </h2>
      <Form schema={loadSchema} labelledBy="rename" action={rename}>
        <Field
          name="name"
          label="Name of your organization"
          hint="Invitations are signed with it."
          defaultValue={name}
          autoComplete="organization"
          maxLength={200}
        />
        <div>
          <SubmitButton pendingLabel="Saving">Save name</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
