'use client';

import { useRouter } from 'next/navigation';
import { addEmail, issueInvoice } from '@/components/invoices/calls';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { useReported } from '@/components/invoices/use-reported';
import { ConfirmWindow } from '@/components/kit/confirm-window';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { AddEmailInput } from '@/lib/invoices/schema';

type OpenDialogProps = { invoice: ListedInvoice; onClose: () => void };

export function IssueDialog({ invoice: { id, name }, onClose }: OpenDialogProps) {
  const router = useRouter();
  const reported = useReported();

  async function issue() {
    await reported('Failed to mark invoice as sent', () => issueInvoice(id));
    toast({ title: `Invoice ${name} counts as sent` });
    router.refresh();
  }

  return (
    <ConfirmWindow
      title={`Mark ${name} as sent?`}
      confirmLabel="Mark as sent"
      pendingLabel="Marking"
      keepLabel="Keep the draft"
      product="guardsign"
      onConfirm={issue}
      onClose={onClose}
    >
      <p>We send nothing: you hand over the link or the PDF yourself. From then on it can be paid.</p>
      <p>After that you can no longer edit it. You can void it and duplicate it.</p>
    </ConfirmWindow>
  );
}

const loadSchema = () => import('@/lib/invoices/schema').then(({ addEmailSchema }) => addEmailSchema);

export function EmailDialog({ invoice: { id, name }, onClose }: OpenDialogProps) {
  const router = useRouter();
  const { send } = useAction((values: AddEmailInput) => addEmail(id, values), {
    says: { title: `${name} can be sent by email now` },
    onDone: () => {
      onClose();
      router.refresh();
    },
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="guardsign">
        <DialogHeader>
          <DialogTitle>Add an email to {name}</DialogTitle>
          <DialogDescription>Nothing is sent yet. The next step is Send.</DialogDescription>
        </DialogHeader>
        <Form
          schema={loadSchema}
          label={`Email of ${name}`}
          action={async (values) => {
            await send(values);
          }}
        >
          <Field name="email" type="email" label="Bill To Email" autoComplete="off" maxLength={254} />
          <DialogFooter>
            <SubmitButton pendingLabel="Adding...">Add email</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
