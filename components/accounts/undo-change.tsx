'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { undoChanges } from '@/components/accounts/calls';
import { storeUser } from '@/components/kit/stored-user';
import { MailedLink } from '@/components/session/mailed-link';

/** The page of the link that takes changes of guards back. */
export function UndoChange() {
  return (
    <MailedLink
      label="Undo the change"
      pendingLabel="Undoing"
      use={undoAndForget}
      password={{
        title: 'Bring back what was removed?',
        why: (
          <p>
            A PIN, a passkey or recovery codes were removed or replaced. With your password, they come back.
            Without it, they stay removed. Either way, anything that was added is taken away and every device
            is logged out; the link works once.
          </p>
        ),
        label: 'Undo everything',
      }}
      without={{
        label: 'Log out everywhere, bring nothing back',
        use: (token) => undoAndForget({ token, takeAwayOnly: true }),
        done: {
          title: 'Nothing was brought back',
          text: <Afterward>Anything that was added is taken away.</Afterward>,
        },
      }}
      done={{ title: 'The change was undone', text: <Afterward /> }}
      otherwise={
        <>
          Wasn’t this you? Please log out everywhere and{' '}
          <Link href="/contact" prefetch={false} className="text-link">
            write to us
          </Link>
          .
        </>
      }
    >
      <p>
        This takes back the change that our email told you of, and every later change of your PIN, your
        passkeys and your recovery codes. Every device is logged out.
      </p>
    </MailedLink>
  );
}

async function undoAndForget(input: Parameters<typeof undoChanges>[0]) {
  await undoChanges(input);
  storeUser(null);
}

function Afterward({ children }: { children?: ReactNode }) {
  return (
    <>
      {children} Every device is logged out. If somebody else knows your password, please{' '}
      <Link href="/contact" prefetch={false} className="text-link">
        write to us
      </Link>
      . You can{' '}
      <Link href="/login" prefetch={false} className="text-link">
        log in
      </Link>{' '}
      again.
    </>
  );
}
