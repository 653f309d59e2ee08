'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { apiRequest } from '@/lib/platform/api-client';

type Reason = { reason: string };

type ReasonDialogProps = {
  title: string;
  /** what happens, and until when */
  description: ReactNode;
  /** takes `{ reason }` by PUT */
  url: string;
  schema: () => Promise<ZodType<Reason, Reason>>;
  /** of the form, for a screen reader */
  label: string;
  question: string;
  confirmLabel: string;
  pendingLabel: string;
  /** said once it is done */
  says: string;
  onClose: () => void;
  children?: ReactNode;
};

/** The window of a `ReasonDialog`. */
export function ReasonWindow(props: ReasonDialogProps) {
  const { title, description, url, schema, label, question, confirmLabel, pendingLabel, says } = props;
  const { onClose, children } = props;
  const router = useRouter();
  const { send, dialog } = useAction((body: Reason) => apiRequest('PUT', url, body), {
    says: { title: says },
    onDone: () => {
      onClose();
      router.refresh();
    },
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {children}
        <Form schema={schema} label={label} action={send}>
          <Field name="reason" type="textarea" label={question} hint="Read by admins." maxLength={1000} />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pendingLabel={pendingLabel} requires={['reason']}>
              {confirmLabel}
            </SubmitButton>
          </DialogFooter>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
