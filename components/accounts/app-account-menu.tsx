'use client';

import { AccountPopover } from '@/components/accounts/account-popover';
import type { PublicUser } from '@/lib/accounts/schema/users';

/** Who is signed in, as the server says, behind their initials. */
export function AppAccountMenu({ user }: { user: PublicUser }) {
  const name = `${user.firstName} ${user.lastName}`;

  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={`${name}, your account`}
        className="grid size-11 place-items-center lg:size-9"
      >
        <span aria-hidden className="initials">
          {initialOf(user.firstName)}
          {initialOf(user.lastName)}
        </span>
      </button>
      <AccountPopover
        user={user}
        links={[
          { href: '/settings', label: 'Settings' },
          { href: '/settings/billing', label: 'Billing' },
        ]}
        className="top-14 right-4 lg:right-8"
      />
    </>
  );
}

/** A letter may take more than one unit of a string. */
function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? '';
}
