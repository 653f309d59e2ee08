'use client';

import Link from 'next/link';
import { changePassword } from '@/components/accounts/calls';
import { NewPassword } from '@/components/accounts/new-password';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';

const loadSchema = () =>
  import('@/lib/accounts/schema/passwords').then((module) => module.changePasswordSchema);

type Passwords = Parameters<typeof changePassword>[0];

/** Another password, for whoever knows the one that there is. */
export function PasswordForm({ sendsMail }: { sendsMail: boolean }) {
  const { send, dialog } = useAction(changePassword, {
    says: { title: 'Your password is changed', description: 'Every other device is logged out.' },
  });

  async function change(passwords: Passwords, form: { reset: () => void }) {
    await send(passwords);
    form.reset();
  }

  return (
    <section aria-labelledby="password">
      <h2 id="password" className="text-2xl">
        Password
      </h2>
      <p className="mt-3 text-muted-foreground">
        Every other device is logged out when you change it{sendsMail && ', and we tell you by email'}.
        {sendsMail && (
          <>
            {' '}
            Forgotten?{' '}
            <Link href="/forgot-password" prefetch={false} className="text-link">
              Have a link emailed to you
            </Link>
            .
          </>
        )}
      </p>
      <Form schema={loadSchema} labelledBy="password" className="mt-5" action={change}>
        <Field
          name="currentPassword"
          type="password"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPassword name="newPassword" label="New password" />
        <SubmitButton className="justify-self-start max-sm:justify-self-stretch" pendingLabel="Changing">
          Change password
        </SubmitButton>
      </Form>
      {dialog}
    </section>
  );
}
