'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';

type SearchProps = { onClose: () => void };

const loadSearch = () => import('@/components/search/search-dialog').then(({ SearchDialog }) => SearchDialog);

/**
 * What the static shell cannot do by itself: Ctrl or Cmd + K opens the search, a new page closes open menus, and a page
 * that one comes back to filters by what its list shows.
 */
export function ShellBehavior() {
  const path = usePathname();
  const [Search, setSearch] = useState<ComponentType<SearchProps> | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  useEffect(() => {
    document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.());
  }, [path]);

  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      loadSearch().then((loaded) => {
        setSearch(() => loaded);
        setIsSearching(true);
      }, goToSearch);
    };
    document.addEventListener('keydown', openSearch);
    window.addEventListener('pageshow', showOwnFilters);
    return () => {
      document.removeEventListener('keydown', openSearch);
      window.removeEventListener('pageshow', showOwnFilters);
    };
  }, []);

  return Search && isSearching ? <Search onClose={() => setIsSearching(false)} /> : null;
}

/** A page out of the browser's memory still has what was typed before it was left; its list is the one of its address. */
function showOwnFilters({ persisted }: PageTransitionEvent) {
  if (persisted)
    document.querySelectorAll<HTMLFormElement>('form[data-filter]').forEach((form) => form.reset());
}

/** Where the dialog cannot be loaded: the field of the header. */
function goToSearch() {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]');
  if (!field?.checkVisibility()) field?.closest<HTMLElement>('[popover]')?.showPopover();
  field?.focus();
}
