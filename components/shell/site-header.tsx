'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Guilloche } from '@/components/shell/guilloche';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { buttonVariants } from '@/components/ui/button';
import { MenuIcon, SearchIcon } from '@/components/ui/icons';

const links: ListedLink[] = [
  ['/deedguard', 'DeedGuard'],
  ['/guardsign', 'GuardSign'],
  ['/document-vault', 'Vault'],
  ['/alerts', 'Alerts'],
];

/** One list of links: a popover under the bar on small screens, a part of the bar on wide ones. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header className="sticky top-0 z-40 border-b bg-background">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Link
          href="/"
          prefetch={false}
          className="flex items-center gap-2.5 font-serif font-semibold tracking-tight whitespace-nowrap max-[22.5rem]:gap-1.5 max-[22.5rem]:text-sm sm:text-lg"
        >
          <Guilloche figure="rosette" className="size-8 shrink-0 text-deedguard" />
          <span>
            DeedGuard <i className="font-normal text-muted-foreground">&amp;</i> GuardSign
          </span>
        </Link>
        <button
          type="button"
          popoverTarget="site-menu"
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'lg:hidden' })}
        >
          <MenuIcon />
          Menu
        </button>
        <nav id="site-menu" popover="auto" aria-label="Main" className="site-menu">
          <SearchForm />
          <LinkList links={links} className="header-links" />
          <div className="flex min-h-8 lg:min-w-38 lg:justify-end">{account}</div>
        </nav>
      </div>
    </header>
  );
}

function SearchForm() {
  return (
    <form role="search" action="/search" className="lg:w-52">
      <label className="relative block">
        <span className="sr-only">Search the site</span>
        <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted-foreground" />
        <input
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Search"
          aria-keyshortcuts="Control+K Meta+K"
          className="peer h-9 w-full rounded-md border border-input/60 bg-card pr-3 pl-9 placeholder:text-muted-foreground max-lg:h-11 max-lg:text-base"
        />
        <kbd className="pointer-events-none absolute inset-y-0 right-2 my-auto h-5 rounded-sm border bg-background px-1.5 font-sans text-xs text-muted-foreground peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden max-lg:hidden">
          Ctrl K
        </kbd>
      </label>
    </form>
  );
}
