import Link from 'next/link';
import type { ReactNode } from 'react';
import { Rosette } from '@/components/layout/guilloche';
import { buttonVariants } from '@/components/ui/button';
import { MenuIcon, SearchIcon } from '@/components/ui/icons';

const links = [
  { href: '/deedguard', label: 'DeedGuard' },
  { href: '/guardsign', label: 'GuardSign' },
  { href: '/vault', label: 'Vault' },
  { href: '/alerts', label: 'Alerts' },
];

type SiteHeaderProps = {
  /** The account corner, once for the bar and once for the menu of small screens. */
  account: ReactNode;
  menuAccount: ReactNode;
};

export function SiteHeader({ account, menuAccount }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b bg-background">
      <div className="page flex h-16 items-center gap-4">
        <Link
          href="/"
          prefetch={false}
          className="flex items-center gap-2.5 font-serif text-lg font-semibold tracking-tight"
        >
          <Rosette className="size-8 text-deedguard" />
          <span>
            DeedGuard <span className="font-normal text-muted-foreground italic">&amp;</span> GuardSign
          </span>
        </Link>
        <SearchForm className="ml-auto w-52 max-lg:hidden" hint />
        <nav aria-label="Main" className="max-lg:hidden">
          <Links className="flex [&_a]:rounded-sm [&_a]:px-2.5 [&_a]:py-1.5 [&_a]:text-[0.9375rem] [&_a]:hover:bg-accent" />
        </nav>
        <div className="flex min-w-38 justify-end max-lg:ml-auto max-md:hidden">{account}</div>
        <button
          type="button"
          popoverTarget="site-menu"
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'max-md:ml-auto lg:hidden',
          })}
        >
          <MenuIcon />
          Menu
        </button>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto border-b bg-popover px-4 py-5 text-popover-foreground open:animate-appear sm:px-8"
      >
        <SearchForm />
        <Links className="mt-4 grid divide-y [&_a]:block [&_a]:py-3 [&_a]:font-serif [&_a]:text-xl" />
        <div className="mt-4 md:hidden">{menuAccount}</div>
      </nav>
    </header>
  );
}

function Links({ className }: { className: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SearchForm({ className, hint = false }: { className?: string; hint?: boolean }) {
  return (
    <form role="search" action="/search" className={className}>
      <label className="relative block">
        <span className="sr-only">Search the site</span>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
        <input
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Search"
          aria-keyshortcuts="Control+K Meta+K"
          className="peer h-9 w-full rounded-md border border-input/60 bg-card pr-3 pl-9 text-[0.9375rem] placeholder:text-muted-foreground max-lg:h-11 max-lg:text-base"
        />
        {hint && (
          <kbd className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded-sm border bg-background px-1.5 font-sans text-xs text-muted-foreground peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden">
            Ctrl K
          </kbd>
        )}
      </label>
    </form>
  );
}
