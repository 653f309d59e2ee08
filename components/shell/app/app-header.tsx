'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { nameAt, type Places } from '@/components/shell/app/place-at';
import { SearchForm } from '@/components/shell/search-form';
import { SearchIcon } from '@/components/ui/icons';

type AppHeaderProps = { places: Places; bell: ReactNode; account: ReactNode };

/** Where one is, the search, what is new, and the account. */
export function AppHeader({ places, bell, account }: AppHeaderProps) {
  const here = nameAt(usePathname(), places);

  return (
    <header data-page-header className="app-header">
      {here && (
        <p className="truncate font-medium">
          <Link href={here.href} prefetch={false} className="block min-w-11 truncate py-2.5">
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
