'use client';

import type { ReactNode } from 'react';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { SearchForm } from '@/components/shell/search-form';
import { SiteName } from '@/components/shell/site-name';
import { QuickPanelLine } from '@/components/shell/toggle-panel';
import { buttonVariants } from '@/components/ui/button';
import { MenuIcon } from '@/components/ui/icons';

const links: ListedLink[] = [
  ['/deedguard', 'DeedGuard'],
  ['/guardsign', 'GuardSign'],
  ['/document-vault', 'Vault'],
  ['/alerts', 'Alerts'],
];

/** One list of links: a popover under the bar on small screens, a part of the bar on wide ones. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header data-page-header className="sticky top-0 z-40 border-b bg-background">
      <div className="page flex h-16 items-center justify-between gap-4">
        <SiteName href="/" />
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
          <QuickPanelLine className="flex min-h-11 items-center gap-3 border-t pt-4 text-base" />
          <div className="flex min-h-8 lg:min-w-38 lg:justify-end">{account}</div>
        </nav>
      </div>
    </header>
  );
}
