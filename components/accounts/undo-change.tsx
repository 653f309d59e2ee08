'use client';

import Link from 'next/link';
import { undoChange } from '@/components/accounts/calls';
import { storeUser } from '@/components/kit/stored-user';
import { MailedLink } from '@/components/session/mailed-link';

export function UndoChange() {
  return (
    <MailedLink
      label="Undo the change"
      pendingLabel="Undoing"
      use={async (token) => {
        await undoChange(token);
        storeUser(null);
      }}
      done={{
        title: 'The change was undone',
        text: (
          <>
            Every device is signed out. If somebody else knows your password, please{' '}
            <Link href="/enterprise#contact" prefetch={false} className="text-link">
              write to us
            </Link>
            . You can{' '}
            <Link href="/login" prefetch={false} className="text-link">
              log in
            </Link>{' '}
            again.
          </>
        ),
      }}
      otherwise={
        <>
          Was it not you who changed this? Please sign out everywhere and{' '}
          <Link href="/enterprise#contact" prefetch={false} className="text-link">
            write to us
          </Link>
          .
        </>
      }
    >
      <p>
        This takes back the change that our email told you of, and every later change of your PIN, your
        passkeys and your recovery codes. Every device is signed out.
      </p>
    </MailedLink>
  );
}
