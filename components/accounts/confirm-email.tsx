'use client';

import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { confirmByLink, type LinkKind } from '@/components/accounts/calls';
import { useInBrowser } from '@/components/kit/use-in-browser';
import { MailedLink } from '@/components/session/mailed-link';
import { refreshUser } from '@/components/session/refresh-user';
import { NEW_REQUEST } from '@/lib/accounts/rules/return-path';

type Kind = Pick<ComponentProps<typeof MailedLink>, 'password' | 'done' | 'otherwise'> & { what: ReactNode };

const kinds: Record<LinkKind, Kind> = {
  account: {
    what: 'An account was opened with this email address. Confirming shows that the account is yours. It can then send invoices under this address, and work with us as a notary or a partner. If you did not open it, there is nothing you need to do: close this page, and the account can do none of these.',
    password: {
      title: 'Is this account yours?',
      why: (
        <p>
          You are not logged in here to the account that this link is for, so we ask for its password. If you
          did not choose one with us, somebody else opened the account: close this page, and the address stays
          unconfirmed.
        </p>
      ),
      label: 'Confirm',
    },
    done: {
      title: 'Your email address is confirmed',
      text: (
        <>
          Go on to{' '}
          <Link href="/home" prefetch={false} className="text-link">
            your home page
          </Link>
          , or{' '}
          <Link href={NEW_REQUEST} prefetch={false} className="text-link">
            request a notary
          </Link>
          .
        </>
      ),
    },
    otherwise: (
      <>
        Until your address is confirmed, you can ask for a new link in your{' '}
        <AccountSettings>account settings</AccountSettings>.
      </>
    ),
  },
  address: {
    what: 'An account asked to use this email address from now on. Confirming makes it the address that the account logs in with, and that our emails go to. If you did not ask for this, there is nothing you need to do: close this page, and nothing changes.',
    password: {
      title: 'Is this account yours?',
      why: (
        <p>
          You are not logged in here to the account that this link is for, so we ask for its password. If you
          did not ask for the change, close this page, and nothing changes.
        </p>
      ),
      label: 'Confirm',
    },
    done: {
      title: 'Your account has this email address now',
      text: (
        <>
          We told the old address, which can take this back for 24 hours. Go on to your{' '}
          <AccountSettings>account settings</AccountSettings>.
        </>
      ),
    },
    otherwise: (
      <>
        You can ask for the change again in your <AccountSettings>account settings</AccountSettings>.
      </>
    ),
  },
  application: {
    what: 'A person reads your application to become a partner once you confirm this address. Our site lists the name and kind of the company from then on, among the applications, unless we decline. If you did not apply, please close this page. Nothing happens unless you confirm.',
    done: { title: 'We have your application', text: 'The answer comes to this address, by email only.' },
    otherwise: (
      <>
        You can send{' '}
        <Link href="/partners/portal" prefetch={false} className="text-link">
          your application
        </Link>{' '}
        again, and we email a new link.
      </>
    ),
  },
  waitlist: {
    what: 'You join the waitlist of notaries once you confirm this address. If you did not ask for it, please close this page. Nothing happens unless you confirm.',
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
        again, and we email a new link.
      </>
    ),
  },
};

/** The page of the link that confirms an address: of an account, another one for it, or of what a visitor sent. */
export function ConfirmEmail() {
  const kind = useInBrowser(readKind, 'account');
  const { what, ...link } = kinds[kind];

  return (
    <MailedLink
      key={kind}
      label="Confirm"
      pendingLabel="Confirming"
      use={(input) => confirm(kind, input)}
      {...link}
    >
      <p>{what}</p>
    </MailedLink>
  );
}

async function confirm(kind: LinkKind, input: { token: string; password?: string }) {
  await confirmByLink(kind, input);
  if (kind === 'address') await refreshUser();
}

function readKind(): LinkKind {
  const asked = new URLSearchParams(location.search).get('for') ?? '';
  return Object.keys(kinds).find((kind): kind is LinkKind => kind === asked) ?? 'account';
}

function AccountSettings({ children }: { children: ReactNode }) {
  return (
    <Link href="/settings/account" prefetch={false} className="text-link">
      {children}
    </Link>
  );
}
