'use client';

import Link from 'next/link';
import { resetPassword } from '@/components/accounts/calls';
import { NewPassword } from '@/components/accounts/new-password';
import { MailedLink } from '@/components/session/mailed-link';
import { refreshUser } from '@/components/session/refresh-user';

const fields = {
  schema: () => import('@/lib/accounts/schema/passwords').then((module) => module.chosenPasswordSchema),
  inputs: <NewPassword name="password" label="New password" />,
};

/** The page of the link for a new password. */
export function ResetPassword() {
  return (
    <MailedLink
      label="Save the new password"
      pendingLabel="Saving"
      fields={fields}
      use={resetAndRefresh}
      done={{
        title: 'Your new password is saved',
        text: (
          <>
            Every device is logged out. You can{' '}
            <Link href="/login" prefetch={false} className="text-link">
              log in
            </Link>{' '}
            with the new password now.
          </>
        ),
      }}
      otherwise={
        <>
          You can{' '}
          <Link href="/forgot-password" prefetch={false} className="text-link">
            ask for a new link
          </Link>
          . If you have one from our operator, ask there.
        </>
      }
    >
      <p>
        Choose a new password for your account. Every device is logged out then. A PIN, passkeys and recovery
        codes stay, and are asked for as before.
      </p>
    </MailedLink>
  );
}

async function resetAndRefresh(input: Parameters<typeof resetPassword>[0]) {
  await resetPassword(input);
  await refreshUser();
}
