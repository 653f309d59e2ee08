'use client';

import { categories } from '@/components/vault/documents/document-filter';
import { documentUrl, VAULT_URL } from '@/lib/vault/rules/urls';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { apiRequest } from '@/lib/platform/api-client';
import type { ChangeDocumentInput, VaultDocument } from '@/lib/vault/schema/documents';

const loadSchema = () => import('@/lib/vault/schema/documents').then((module) => module.changeDocumentSchema);

type ChangeFormProps = { document: VaultDocument; onSaved: () => void };

export function ChangeForm({ document, onSaved }: ChangeFormProps) {
  const { send, dialog } = useAction(
    (body: ChangeDocumentInput) => apiRequest('PATCH', documentUrl(document.id), body),
    {
      says: (_, { name }) => ({ title: 'Changes saved', description: name }),
      onDone: onSaved,
      refreshes: [[VAULT_URL]],
    },
  );

  return (
    <Form schema={loadSchema} label="Name and category" action={send}>
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
      {dialog}
    </Form>
  );
}
