'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { nameAt, type Places } from '@/components/shell/app/place-at';
import { SearchForm } from '@/components/shell/search-form';
import { cn } from '@/components/ui/cn';
import { SearchIcon } from '@/components/ui/icons';

type AppHeaderProps = { places: Places; bell: ReactNode; account: ReactNode };

/**
 * The search, what is new, and the account. Before them, below a place, the way back to it. The name of the place itself is
 * there on small screens, which have no side bar; on wide ones the title of the page is the only one.
 */
export function AppHeader({ places, bell, account }: AppHeaderProps) {
  const path = usePathname();
  const here = nameAt(path, places);
  const isBelow = here !== undefined && here.href !== path;

  return (
    <header data-page-header className="app-header">
      {here && (
        <p className={cn('truncate font-medium', !isBelow && 'lg:hidden')}>
          <Link href={here.href} prefetch={false} className="block min-w-11 truncate py-2.5">
            {isBelow && <span aria-hidden>← </span>}
            {here.label}
          </Link>
        </p>
      )}
      <div className="ml-auto flex items-center gap-1 lg:gap-3">
        <div className="max-lg:hidden">
          <SearchForm />
        </div>
        <Link
          href="/search"
          prefetch={false}
          aria-label="Search"
          className="grid size-11 place-items-center lg:hidden"
        >
          <SearchIcon className="size-5" />
        </Link>
        {bell}
        {account}
      </div>
    </header>
  );
}
