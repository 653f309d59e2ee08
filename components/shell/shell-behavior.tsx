'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * What the static shell cannot do by itself: Ctrl or Cmd + K goes to the search, a new page closes open menus, and a page
 * that one comes back to filters by what its list shows.
 */
export function ShellBehavior() {
  const path = usePathname();

  useEffect(() => {
    document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.());
  }, [path]);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      goToSearch();
    };
    document.addEventListener('keydown', focusSearch);
    window.addEventListener('pageshow', showOwnFilters);
    return () => {
      document.removeEventListener('keydown', focusSearch);
      window.removeEventListener('pageshow', showOwnFilters);
    };
  }, []);

  return null;
}

/** A page out of the browser's memory still has what was typed before it was left; its list is the one of its address. */
function showOwnFilters({ persisted }: PageTransitionEvent) {
  if (persisted)
    document.querySelectorAll<HTMLFormElement>('form[data-filter]').forEach((form) => form.reset());
}

function goToSearch() {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]');
  if (!field?.checkVisibility()) field?.closest<HTMLElement>('[popover]')?.showPopover();
  field?.focus();
}
