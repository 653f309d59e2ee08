'use client';

import Link from 'next/link';
import { keepAddress } from '@/components/accounts/calls';
import { MailedLink } from '@/components/session/mailed-link';
import { refreshUser } from '@/components/session/refresh-user';

/** The page of the link that went to the old address of an account. */
export function KeepEmail() {
  return (
    <MailedLink
      label="Keep this address"
      pendingLabel="Keeping it"
      use={keepAndRefresh}
      done={{
        title: 'Your account keeps this email address',
        text: (
          <>
            Every device is logged out. If it was not you who asked for the change, somebody knows your
            password: please{' '}
            <Link href="/forgot-password" prefetch={false} className="text-link">
              choose a new one
            </Link>{' '}
            now.
          </>
        ),
      }}
      otherwise={
        <>
          Was it not you who changed the address? Please{' '}
          <Link href="/contact" prefetch={false} className="text-link">
            write to us
          </Link>
          .
        </>
      }
    >
      <p>
        Another email address was asked for in the settings of your account. If it was not you, keep the old
        one: this stops the change, or takes it back where it was made, and logs out every device. If it was
        you, close this page.
      </p>
    </MailedLink>
  );
}

async function keepAndRefresh(input: { token: string }) {
  await keepAddress(input);
  await refreshUser();
}
