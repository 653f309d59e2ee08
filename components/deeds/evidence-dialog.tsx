'use client';

import Link from 'next/link';
import { EvidenceList } from '@/components/deeds/evidence-list';
import { lockEvidence } from '@/components/deeds/queries';
import { vaultDocuments } from '@/components/files/queries';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { LoadFailure } from '@/components/kit/load-failure';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { EVIDENCE_WARNING } from '@/lib/claims/rules';
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import type { LockedDeed } from '@/lib/deeds/schema';
import { apiRequest } from '@/lib/platform/api-client';

type EvidenceDialogProps = { deed: LockedDeed; onClose: () => void };

const loadSchema = () => import('@/lib/claims/schema').then((module) => module.submitEvidenceSchema);

export function EvidenceDialog({ deed, onClose }: EvidenceDialogProps) {
  const shown = useRead(lockEvidence(deed.id));
  const vault = useRead(vaultDocuments());

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Evidence for this lock</DialogTitle>
          <DialogDescription>{deed.metadata.propertyAddress}</DialogDescription>
        </DialogHeader>
        {shown.data && <EvidenceList evidence={shown.data} />}
        <LoadFailure query={shown} title="What you showed us could not be loaded" />
        <LoadFailure query={vault} title="Your documents could not be loaded" />
        {vault.isPending && <Skeleton className="h-24" />}
        {vault.data?.length === 0 && <NoDocuments />}
        {vault.data && vault.data.length > 0 && (
          <ShowDocument deed={deed} documents={vault.data} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function NoDocuments() {
  return (
    <p>
      Your vault is empty.{' '}
      <Link href="/document-vault" prefetch={false} className="text-link">
        Store your recorded deed in the vault
      </Link>
      , then choose it here.
    </p>
  );
}

type ShowDocumentProps = EvidenceDialogProps & { documents: { id: string; name: string }[] };

function ShowDocument({ deed, documents, onClose }: ShowDocumentProps) {
  const { send, dialog } = useAction(
    (body: { documentId: string }) => apiRequest('POST', `${DEEDS_URL}/${deed.id}/evidence`, body),
    {
      says: { title: 'We have your document', description: 'You are told once an admin has looked at it.' },
      refreshes: [lockEvidence(deed.id).queryKey],
    },
  );

  return (
    <>
      <Form schema={loadSchema} label="Show a document" action={send}>
        <Field
          name="documentId"
          type="select"
          label="Document from your vault"
          hint={EVIDENCE_WARNING}
          placeholder="Choose a document"
          options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DialogFooter>
          <Button variant="outline" size="lg" onClick={onClose}>
            Close
          </Button>
          <SubmitButton pendingLabel="Showing" requires={['documentId']}>
            Show this document
          </SubmitButton>
        </DialogFooter>
      </Form>
      {dialog}
    </>
  );
}
