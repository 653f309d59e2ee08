'use client';

import { categories } from '@/components/vault/documents/document-filter';
import { refreshVault } from '@/components/vault/refresh-vault';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { toast } from '@/components/ui/toast';
import { apiRequest } from '@/lib/platform/api-client';
import type { ChangeDocumentInput, VaultDocument } from '@/lib/vault/schema/documents';

const loadSchema = () => import('@/lib/vault/schema/documents').then((module) => module.changeDocumentSchema);

export function ChangeForm({ document }: { document: VaultDocument }) {
  async function change(body: ChangeDocumentInput) {
    await apiRequest('PATCH', `/api/vault/documents/${document.id}`, body);
    toast({ title: 'Changes saved', description: body.name });
    await refreshVault();
  }

  return (
    <Form schema={loadSchema} label="Name and category" action={change}>
      <Field name="name" label="Name" autoComplete="off" maxLength={200} defaultValue={document.name} />
      <Field
        name="category"
        type="select"
        label="Category"
        options={categories.map((category) => ({ value: category, label: category }))}
        defaultValue={document.category}
      />
      <SubmitButton variant="outline" size="default" className="justify-self-start" pendingLabel="Saving">
        Save changes
      </SubmitButton>
    </Form>
  );
}
