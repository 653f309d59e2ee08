'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { makeKey } from '@/components/programs/calls';
import { ScopeChoice } from '@/components/programs/scope-choice';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import type { KeyFormInput, MadeKey } from '@/lib/programs/schema/keys';
import type { ApiScope } from '@/lib/values/api-scopes';

const lifetimes = [
  { value: '90', label: 'In 90 days' },
  { value: '30', label: 'In 30 days' },
  { value: '365', label: 'In a year' },
  { value: 'none', label: 'Never' },
];

const loadSchema = () => import('@/lib/programs/schema/keys').then((module) => module.keyFormSchema);

type MakeKeyDialogProps = { onMade: (made: MadeKey) => void; onClose: () => void };

/** Makes a key: what it is called, what it opens, and for how long. */
export function MakeKeyDialog({ onMade, onClose }: MakeKeyDialogProps) {
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [problem, setProblem] = useState<string>();
  const { send, dialog } = useAction(makeKey, { onDone: onMade });

  function hasScopes() {
    if (scopes.length > 0) return true;
    setProblem('Please choose at least one permission.');
    return false;
  }

  async function make({ expiresIn, ...typed }: KeyFormInput) {
    if (!hasScopes()) return 'kept' as const;
    await send({ ...typed, scopes, expiresInDays: expiresIn === 'none' ? null : Number(expiresIn) });
    return undefined;
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Create an API key</DialogTitle>
          <DialogDescription>
            Give each program its own key, with only the permissions it needs. The owners of your organization
            are notified.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Create an API key" action={make} onInvalid={hasScopes}>
          <Field
            name="name"
            label="Name"
            hint="The program that will use it, for example “Closing desk”."
            maxLength={100}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="mode"
              type="select"
              label="Mode"
              defaultValue="test"
              options={[
                { value: 'test', label: 'Test data' },
                { value: 'live', label: 'Live data' },
              ]}
            />
            <Field name="expiresIn" type="select" label="Expires" defaultValue="90" options={lifetimes} />
          </div>
          <ScopeChoice
            chosen={scopes}
            problem={problem}
            onChange={(next) => {
              setScopes(next);
              setProblem(undefined);
            }}
          />
          <SubmitButton pendingLabel="Creating the key">Create key</SubmitButton>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
