'use client';

import Link from 'next/link';
import { useAuth } from '@/components/session/auth-provider';
import { LoginLink } from '@/components/session/login-link';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { useLogOut } from '@/components/session/use-log-out';
import { buttonVariants } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/icons';
import type { PublicUser } from '@/lib/accounts/schema/users';

const links = {
  owner: { href: '/dashboard/client', label: 'Dashboard' },
  notary: { href: '/dashboard/notary', label: 'Dashboard' },
  partner: { href: '/partners/portal', label: 'Partner portal' },
  admin: { href: '/dashboard/client', label: 'Dashboard' },
};

/** Login and Sign Up for a visitor; for a person who is signed in, their name and what belongs to them. */
export function AccountMenu() {
  const { user } = useAuth();
  if (user) return <SignedInMenu user={user} />;

  return (
    <div data-visitor className="flex items-center gap-2 max-lg:flex-1 max-lg:gap-3 max-lg:[&_a]:flex-1">
      <LoginLink className={buttonVariants({ variant: 'outline', size: 'sm' })}>Login</LoginLink>
      <Link href="/signup" prefetch={false} className={buttonVariants({ size: 'sm' })}>
        Sign Up
      </Link>
    </div>
  );
}

function SignedInMenu({ user }: { user: PublicUser }) {
  const items = [
    links[user.role],
    ...(user.role === 'admin' ? [{ href: '/admin', label: 'Administration' }] : []),
    { href: '/invoices', label: 'Invoices' },
    { href: '/deedguard-protection', label: 'Protected properties' },
    { href: '/document-vault', label: 'Document vault' },
    { href: '/security/alerts', label: 'Alerts' },
    { href: '/settings/plan', label: 'Your plan' },
    { href: '/settings/security/pin', label: 'Security PIN' },
    { href: '/enroll/biometric', label: 'Passkeys and recovery codes' },
    { href: '/settings/sessions', label: 'Sessions' },
    { href: '/settings/data', label: 'Your data' },
  ];

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
      <div
        id="account-menu"
        popover="auto"
        aria-label="Your account"
        role="group"
        className="fixed top-17 right-[max(1rem,calc((100vw-72rem)/2+2rem))] left-auto m-0 w-72 rounded-lg border bg-popover p-2 text-popover-foreground open:animate-appear max-lg:top-16 max-lg:right-0 max-lg:left-0 max-lg:w-full max-lg:rounded-none max-lg:border-x-0 max-lg:border-t-0 max-lg:pb-6"
      >
        <p className="px-3 pt-2 pb-3 text-sm break-words text-muted-foreground">{user.email}</p>
        <ul className="border-t py-2 [&_a]:block [&_a]:rounded-sm [&_a]:px-3 [&_a]:py-1.5 [&_a]:hover:bg-accent">
          {items.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="border-t px-3 py-3">
          <ThemeSwitch />
        </div>
        <LogOutButtons />
      </div>
    </>
  );
}

function LogOutButtons() {
  const { logout, logoutEverywhere } = useAuth();
  const { leave, isPending } = useLogOut();

  const look = 'block w-full rounded-sm px-3 py-1.5 text-left hover:bg-accent aria-disabled:opacity-55';
  return (
    <div className="border-t pt-2">
      <button type="button" aria-disabled={isPending} className={look} onClick={() => leave(logout)}>
        Sign out
      </button>
      <button
        type="button"
        aria-disabled={isPending}
        className={look}
        onClick={() => leave(logoutEverywhere)}
      >
        Sign out everywhere
      </button>
    </div>
  );
}
