'use client';

import { useEffect, useRef, useState } from 'react';
import { askForAddress } from '@/components/accounts/calls';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { LocalTime } from '@/components/kit/local-time';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PendingAddress } from '@/lib/accounts/schema/addresses';

const loadSchema = () =>
  import('@/lib/accounts/schema/addresses').then((module) => module.changeAddressSchema);

type AddressFormProps = { email: string; pending: PendingAddress | null; sendsMail: boolean };

/** The address of the account, and another one for it. */
export function AddressForm({ email, pending, sendsMail }: AddressFormProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(pending);
  const { send, dialog } = useAction(askForAddress, {
    onDone: (_, input) => setWaiting({ email: input.email, isNew: true }),
  });

  return (
    <section aria-labelledby="address">
      <h2 id="address" className="text-2xl">
        Email address
      </h2>
      <p className="mt-3">
        You log in with <strong className="font-semibold wrap-anywhere">{email}</strong>
        {sendsMail ? ', and our emails go there.' : '.'}
      </p>
      {!sendsMail && (
        <p className="mt-3 text-muted-foreground">
          This server sends no email, so nobody could confirm another address here.
        </p>
      )}
      {sendsMail && waiting && <WaitsForLink waiting={waiting} onAnother={() => setWaiting(null)} />}
      {sendsMail && !waiting && (
        <Form schema={loadSchema} labelledBy="address" className="mt-5" action={send}>
          <Field name="email" type="email" label="New email address" autoComplete="email" />
          <Field
            name="password"
            type="password"
            label="Your password"
            hint="We mail both addresses: the new one confirms the change, and the old one can stop it or take it back for 24 hours."
            autoComplete="current-password"
          />
          <SubmitButton className="justify-self-start max-sm:justify-self-stretch" pendingLabel="Sending">
            Change email address
          </SubmitButton>
        </Form>
      )}
      {dialog}
    </section>
  );
}

type Waiting = { email: string; expiresAt?: string; isNew?: boolean };

function WaitsForLink({ waiting, onAnother }: { waiting: Waiting; onAnother: () => void }) {
  const { email, expiresAt, isNew = false } = waiting;
  const title = useRef<HTMLParagraphElement>(null);

  // In the place of the form that had the focus.
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);

  return (
    <Alert variant="waiting" role="status" className="mt-5">
      <p ref={title} tabIndex={-1} className="font-semibold outline-none">
        One step is left: open your email
      </p>
      <AlertDescription>
        <p>
          We emailed a link to <strong className="font-medium wrap-anywhere">{email}</strong>. Open it{' '}
          {expiresAt ? (
            <>
              by <LocalTime value={expiresAt} />
            </>
          ) : (
            'within 30 minutes'
          )}
          , and your account has this address. Until then nothing changes.
        </p>
        <Button variant="outline" className="mt-4 needs-script" onClick={onAnother}>
          Enter another address
        </Button>
      </AlertDescription>
    </Alert>
  );
}
