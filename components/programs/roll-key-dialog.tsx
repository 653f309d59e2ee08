'use client';

import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { rollKey } from '@/components/programs/calls';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { MAX_KEYS } from '@/lib/programs/rules/key-limits';
import type { KeyView, MadeKey, RollFormInput, RollKeyInput } from '@/lib/programs/schema/keys';

const overlaps: Record<RollKeyInput['overlapHours'], string> = {
  24: 'In 24 hours',
  0: 'Now',
  1: 'In 1 hour',
  72: 'In 3 days',
};
const options = [24, 0, 1, 72].map((hours) => ({
  value: String(hours),
  label: overlaps[hours as RollKeyInput['overlapHours']],
}));

const loadSchema = () => import('@/lib/programs/schema/keys').then((module) => module.rollFormSchema);

type RollKeyDialogProps = {
  apiKey: KeyView;
  /** as many keys are in use as may be: there is no room for two of this one */
  isFull: boolean;
  onMade: (made: MadeKey) => void;
  onClose: () => void;
};

/** Makes another key with the same rights, and says how long the old one still works. */
export function RollKeyDialog({ apiKey, isFull, onMade, onClose }: RollKeyDialogProps) {
  const { id, name, prefix } = apiKey;
  const { send, dialog } = useAction(rollKey, { onDone: onMade });

  async function roll({ overlap }: RollFormInput) {
    await send({ id, overlapHours: Number(overlap) as RollKeyInput['overlapHours'] });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Roll “{name}”</DialogTitle>
          <DialogDescription>
            You get a new key with the same permissions. Choose when {prefix}… stops working, so that your
            programs have time to switch. If a key has leaked, stop it now.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Roll the key" action={roll}>
          <Field
            name="overlap"
            type="select"
            label="The old key stops working"
            hint={
              isFull &&
              `${MAX_KEYS} of ${MAX_KEYS} keys are in use, so this one has to stop now. To let it work on for a while, revoke another key first.`
            }
            defaultValue={isFull ? '0' : '24'}
            options={isFull ? options.filter(({ value }) => value === '0') : options}
          />
          <SubmitButton pendingLabel="Rolling the key">Roll the key</SubmitButton>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
