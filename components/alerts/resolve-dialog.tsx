'use client';

import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { resolveChoices } from '@/lib/alerts/schema/resolve-choices';
import { MAX_WORDS } from '@/lib/alerts/rules/resolve-reason';
import type { ChangeAlert } from '@/lib/alerts/schema/requests';

type ResolveDialogProps = {
  /** throws what the server refuses */
  send: (change: ChangeAlert) => Promise<void>;
  onClose: () => void;
};

const options = resolveChoices.map((reason) => ({ value: reason, label: reason }));
const loadSchema = () =>
  import('@/lib/alerts/schema/resolve-form').then((module) => module.resolveFormSchema);

/** Asks why an alert is over. */
export function ResolveDialog({ send, onClose }: ResolveDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Resolve this alert</DialogTitle>
          <DialogDescription>It stays in your list with what you say here.</DialogDescription>
        </DialogHeader>
        <Form
          schema={loadSchema}
          label="Resolve this alert"
          action={({ reason }) => send({ status: 'resolved', reason })}
        >
          <Field name="choice" label="Why" type="select" options={options} placeholder="Choose a reason" />
          <Field name="words" label="In your words" type="textarea" optional maxLength={MAX_WORDS} />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Leave it active
            </Button>
            <SubmitButton pendingLabel="Resolving" requires={['choice']}>
              Resolve
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
