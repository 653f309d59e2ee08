'use client';

import Link from 'next/link';
import { useSyncExternalStore, type ReactNode } from 'react';
import { confirmByLink, type LinkKind } from '@/components/accounts/calls';
import { MailedLink } from '@/components/session/mailed-link';

const kinds: Record<
  LinkKind,
  { what: ReactNode; done: { title: string; text: ReactNode }; otherwise: ReactNode }
> = {
  account: {
    what: 'Your account needs this to send invoices, and to work with us as a notary or a partner. If you did not open an account with this address, please close this page. Without your confirmation, the account can do none of these.',
    done: {
      title: 'Your email address is confirmed',
      text: (
        <>
          Go on to your{' '}
          <Link href="/invoices" prefetch={false} className="text-link">
            invoices
          </Link>
          .
        </>
      ),
    },
    otherwise: (
      <>
        You can ask for a new link on the page{' '}
        <Link href="/invoices" prefetch={false} className="text-link">
          Invoices
        </Link>{' '}
        while you are logged in.
      </>
    ),
  },
  application: {
    what: 'A person reads your application to become a partner once you confirm this address. If you did not apply, please close this page. Without you, nothing happens.',
    done: { title: 'We have your application', text: 'The answer comes to this address, by email only.' },
    otherwise: (
      <>
        You can send{' '}
        <Link href="/partners/portal" prefetch={false} className="text-link">
          your application
        </Link>{' '}
        again, and we mail a new link.
      </>
    ),
  },
  waitlist: {
    what: 'You join the waitlist of notaries once you confirm this address. If you did not ask for it, please close this page. Without you, nothing happens.',
    done: {
      title: 'You are on the waitlist',
      text: 'You will receive updates about early access and launch.',
    },
    otherwise: (
      <>
        You can{' '}
        <Link href="/notary-waitlist" prefetch={false} className="text-link">
          join the waitlist
        </Link>{' '}
        again, and we mail a new link.
      </>
    ),
  },
};

const stay = () => () => {};

/** The page of the link that confirms an address: of an account, or of what a visitor sent. */
export function ConfirmEmail() {
  const kind = useSyncExternalStore(stay, readKind, () => 'account' as const);
  const { what, done, otherwise } = kinds[kind];

  return (
    <MailedLink
      key={kind}
      label="Confirm"
      pendingLabel="Confirming"
      use={(input) => confirmByLink(kind, input)}
      done={done}
      otherwise={otherwise}
    >
      <p>{what}</p>
    </MailedLink>
  );
}

function readKind(): LinkKind {
  const asked = new URLSearchParams(location.search).get('for');
  return asked === 'application' || asked === 'waitlist' ? asked : 'account';
}
