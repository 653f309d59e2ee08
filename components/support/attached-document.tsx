'use client';

import { vaultDocuments } from '@/components/files/queries';
import { Field } from '@/components/kit/field';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { Skeleton } from '@/components/ui/skeleton';

/** Chooses one of one's own documents. */
export function AttachedDocument() {
  const vault = useRead(vaultDocuments());
  if (!vault.data) {
    return vault.isPending ? (
      <Skeleton className="h-20" />
    ) : (
      <LoadFailure query={vault} title="Your documents could not be loaded" />
    );
  }
  if (vault.data.length === 0)
    return <p role="status">Your vault is empty, so there is nothing to attach.</p>;
  return (
    <Field
      name="documentId"
      type="select"
      label="Document from your vault"
      hint="Whoever answers you can open it. It stays in your vault, and deleting it there takes it away from us too."
      placeholder="No document"
      options={vault.data.map(({ id, name }) => ({ value: id, label: name }))}
      optional
    />
  );
}
