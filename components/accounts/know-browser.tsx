'use client';

import Link from 'next/link';
import { openDeviceLink } from '@/components/accounts/calls';
import { MailedLink } from '@/components/session/mailed-link';

/** The page of the link that lets a password be tried in this browser. */
export function KnowBrowser() {
  return (
    <MailedLink
      label="Use this browser"
      pendingLabel="Opening"
      use={({ token }) => openDeviceLink(token)}
      done={{
        title: 'Your password can be tried in this browser',
        text: (
          <>
            Nobody is logged in yet. You can{' '}
            <Link href="/login" prefetch={false} className="text-link">
              log in
            </Link>{' '}
            now.
          </>
        ),
      }}
      otherwise={
        <>
          Please{' '}
          <Link href="/login" prefetch={false} className="text-link">
            log in
          </Link>
          . If new browsers still have to wait, that page offers you a new link.
        </>
      }
    >
      <p>
        Too many wrong passwords were entered for your account, so new browsers have to wait. If you asked us
        for this link, your password can be tried in this browser once you press the button. It logs nobody
        in. If you did not ask for it, close this page.
      </p>
    </MailedLink>
  );
}
