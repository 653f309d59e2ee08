'use client';

import { lockedDeeds } from '@/components/deeds/queries';
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
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import type { LockedDeed } from '@/lib/deeds/schema';
import { apiRequest } from '@/lib/platform/api-client';

export type ReleaseDialogProps = {
  deed: LockedDeed;
  onClose: () => void;
  onReleased: () => void;
  /** Once the dialog holds it no longer. */
  onFocusFree: () => void;
};

const loadSchema = () => import('@/lib/deeds/schema').then((module) => module.releaseDeedSchema);

export function ReleaseDialog({ deed, onClose, onReleased, onFocusFree }: ReleaseDialogProps) {
  const { send, dialog } = useAction(
    (body: { unlockCode: string }) =>
      apiRequest<{ message: string }>('POST', `${DEEDS_URL}/${deed.id}/release`, body),
    {
      says: ({ message }) => ({ title: 'Lock released', description: message }),
      onDone: onReleased,
      refreshes: [lockedDeeds().queryKey],
    },
  );

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        data-product="deedguard"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onFocusFree();
        }}
      >
        <DialogHeader>
          <DialogTitle>Release this lock</DialogTitle>
          <DialogDescription>{deed.metadata.propertyAddress}</DialogDescription>
        </DialogHeader>
        <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem] leading-6">
          <li>The lock ends at once.</li>
          <li>The release becomes a dated entry in the evidence log. The entry of the lock stays.</li>
          <li>The property can be locked again later, as a new lock with its own payment.</li>
        </ul>
        <Form schema={loadSchema} label="Release this lock" action={send}>
          <Field
            name="unlockCode"
            label="Unlock code"
            hint="Three groups of four characters, from the box after locking or from your list"
            autoComplete="off"
            maxLength={40}
          />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Keep the lock
            </Button>
            <SubmitButton variant="destructive" pendingLabel="Releasing" requires={['unlockCode']}>
              Release the lock
            </SubmitButton>
          </DialogFooter>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
