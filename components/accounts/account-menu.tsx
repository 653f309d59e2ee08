'use client';

import Link from 'next/link';
import { AccountPopover } from '@/components/accounts/account-popover';
import { useAuth } from '@/components/session/auth-provider';
import { LoginLink } from '@/components/session/login-link';
import { buttonVariants } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { PublicUser } from '@/lib/accounts/schema/users';

/** Login and Sign Up for a visitor; for a person who is signed in, their name and what belongs to them. */
export function AccountMenu() {
  const { user } = useAuth();
  if (user) return <SignedInMenu user={user} />;

  return (
    <div data-visitor className="flex items-center gap-2 max-lg:flex-1 max-lg:gap-3 max-lg:[&_a]:flex-1">
      <LoginLink className={buttonVariants({ variant: 'ghost', size: 'sm' })}>Login</LoginLink>
      <Link href="/signup" prefetch={false} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Sign Up
      </Link>
    </div>
  );
}

const own = [
  { href: '/properties', label: 'Properties' },
  { href: '/document-vault', label: 'Documents' },
  { href: '/alerts', label: 'Alerts' },
  { href: '/dashboard/client', label: 'Requests' },
  { href: '/invoices', label: 'Invoices' },
  { href: '/settings/billing', label: 'Billing' },
  { href: '/settings', label: 'Settings' },
];
const firstOf: Record<PublicUser['role'], typeof own> = {
  owner: [{ href: '/home', label: 'Home' }],
  notary: [{ href: '/home', label: 'Today' }],
  partner: [
    { href: '/home', label: 'Home' },
    { href: '/partners/portal', label: 'Partner portal' },
  ],
  admin: [{ href: '/admin', label: 'Administration' }],
};

function SignedInMenu({ user }: { user: PublicUser }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'max-w-44' })}
      >
        <span className="truncate">
          {user.firstName} {user.lastName}
        </span>
        <ChevronDownIcon />
      </button>
      <AccountPopover
        user={user}
        links={[...firstOf[user.role], ...own]}
        className="top-17 right-[max(1rem,calc((100vw-72rem)/2+2rem))] max-lg:top-16"
      />
    </>
  );
}
