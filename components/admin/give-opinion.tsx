'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { opinionNames } from '@/lib/claims/rules';
import type { EvidenceItem, GiveOpinionInput } from '@/lib/claims/schema';
import { apiRequest } from '@/lib/platform/api-client';

const loadSchema = () => import('@/lib/claims/schema').then((module) => module.giveOpinionSchema);
const options = Object.entries(opinionNames).map(([value, label]) => ({ value, label }));

/** What an admin thinks of a document, told to both sides. */
export function GiveOpinion({ item }: { item: EvidenceItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const rememberFocus = useFocusAfter();

  function open() {
    rememberFocus();
    setIsOpen(true);
  }

  return (
    <>
      <Button size="sm" variant="outline" className="needs-script" onClick={open}>
        {item.opinion ? 'Change' : 'Say what you think'}
        <span className="sr-only"> about {item.documentName ?? 'the document'}</span>
      </Button>
      {isOpen && <OpinionDialog item={item} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OpinionDialog({ item, onClose }: { item: EvidenceItem; onClose: () => void }) {
  const router = useRouter();
  const { send, dialog } = useAction(
    (body: GiveOpinionInput) => apiRequest('PUT', `/api/deedguard/evidence/${item.id}/opinion`, body),
    {
      says: { title: 'Both sides are told' },
      onDone: () => {
        onClose();
        router.refresh();
      },
    },
  );

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>What you think of this document</DialogTitle>
          <DialogDescription>
            {item.propertyAddress}. Everyone who has it locked is told, as your opinion. It ends no lock. Name
            nobody in the note: both sides read it.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Your opinion" action={send}>
          <Field
            name="opinion"
            type="select"
            label="Opinion"
            options={options}
            defaultValue={item.opinion ?? 'seen'}
          />
          <Field
            name="note"
            type="textarea"
            label="Note"
            optional
            maxLength={500}
            defaultValue={item.note ?? ''}
          />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pendingLabel="Saving">Tell both sides</SubmitButton>
          </DialogFooter>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
