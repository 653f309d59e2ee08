'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { askForReset } from '@/components/accounts/calls';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

const loadSchema = () => import('@/lib/accounts/schema/passwords').then((module) => module.askForResetSchema);

/** Asks for the link; what is said then is the same for an address that nobody has. */
export function ForgotPassword() {
  const { send, isDone, input, reset, failure } = useAction(askForReset);

  if (isDone && input) return <Asked email={input.email} onAgain={reset} />;
  return (
    <Form schema={loadSchema} label="Forgot your password?" action={send}>
      <p>
        Enter the email address of your account. We email you a link to choose a new password. Your PIN,
        passkeys and recovery codes stay as they are.
      </p>
      <Field name="email" type="email" label="Email" autoComplete="username" />
      <SubmitButton pendingLabel="Sending">Email me a link</SubmitButton>
      {failure !== null && failure !== undefined && (
        <p>
          The link was not sent.{' '}
          <Link href="/contact" className="text-link">
            Write to us
          </Link>{' '}
          from the address of your account, and we will help you get back in.
        </p>
      )}
    </Form>
  );
}

/** In the place of the form that had the focus. */
function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Alert variant="success" role="status">
      <p ref={title} tabIndex={-1} className="font-semibold outline-none">
        Check your email
      </p>
      <AlertDescription>
        <p>
          If <strong className="font-medium wrap-anywhere">{email}</strong> has an account, a link is on its
          way there. It works once, for 30 minutes.
        </p>
        <p className="mt-2">
          Nothing arrived? Check your spam folder, and whether you opened your account with another address.
        </p>
        <Button variant="outline" className="mt-4" onClick={onAgain}>
          Ask again
        </Button>
      </AlertDescription>
    </Alert>
  );
}
