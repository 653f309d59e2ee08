'use client';

import Link from 'next/link';
import { useAuth } from '@/components/session/auth-provider';
import { useLogOut } from '@/components/session/use-log-out';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { cn } from '@/components/ui/cn';
import type { PublicUser } from '@/lib/accounts/schema/users';

type AccountPopoverProps = {
  user: PublicUser;
  links: { href: string; label: string }[];
  /** where it opens, on wide screens */
  className: string;
};

/** What the button of an account opens; the button names it by `popoverTarget="account-menu"`. */
export function AccountPopover({ user, links, className }: AccountPopoverProps) {
  return (
    <div
      id="account-menu"
      popover="auto"
      aria-label="Your account"
      role="group"
      className={cn(
        'fixed left-auto m-0 w-72 rounded-lg border bg-popover p-2 text-popover-foreground open:animate-appear max-lg:right-0 max-lg:left-0 max-lg:w-full max-lg:rounded-none max-lg:border-x-0 max-lg:border-t-0 max-lg:pb-6',
        className,
      )}
    >
      <div className="px-3 pt-2 pb-3 text-sm wrap-anywhere">
        <p className="font-medium">
          {user.firstName} {user.lastName}
        </p>
        <p className="text-muted-foreground">{user.email}</p>
      </div>
      <ul className="border-t py-2 [&_a]:block [&_a]:rounded-sm [&_a]:px-3 [&_a]:py-1.5 [&_a]:hover:bg-accent max-sm:[&_a]:py-2.5">
        {links.map(({ href, label }) => (
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
  );
}

function LogOutButtons() {
  const { logout, logoutEverywhere } = useAuth();
  const { leave, isPending } = useLogOut();

  const look =
    'block w-full rounded-sm px-3 py-1.5 text-left hover:bg-accent max-sm:py-2.5 aria-disabled:text-muted-foreground';
  return (
    <div className="border-t pt-2">
      <button type="button" aria-disabled={isPending} className={look} onClick={() => leave(logout)}>
        Log out
      </button>
      <button
        type="button"
        aria-disabled={isPending}
        className={look}
        onClick={() => leave(logoutEverywhere)}
      >
        Log out everywhere
      </button>
    </div>
  );
}
