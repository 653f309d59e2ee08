'use client';

import { useEffect, useRef } from 'react';
import { renamePasskey } from '@/components/accounts/calls';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { Button } from '@/components/ui/button';
import type { Passkey } from '@/lib/accounts/schema/guards';

type RenamePasskeyProps = { passkey: Passkey; onRenamed: () => Promise<void>; onClose: () => void };

const loadSchema = () => import('@/lib/accounts/schema/guards').then((module) => module.renamePasskeySchema);

export function RenamePasskey({ passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { send, dialog } = useAction(
    ({ name }: { name: string }) => renamePasskey({ id: passkey.id, name }),
    {
      onDone: async () => {
        await onRenamed();
        onClose();
      },
    },
  );

  useEffect(() => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  return (
    <div
      ref={frame}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Form schema={loadSchema} label={`Rename ${passkey.name}`} className="gap-3" action={send}>
        <Field
          name="name"
          label="Name of this passkey"
          defaultValue={passkey.name}
          maxLength={60}
          autoComplete="off"
        />
        <div className="flex gap-3">
          <SubmitButton size="default" pendingLabel="Saving" requires={['name']}>
            Save name
          </SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
      {dialog}
    </div>
  );
}
