'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** What the static shell cannot do by itself: Ctrl or Cmd + K goes to the search, a new page closes open menus. */
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
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  return null;
}

function goToSearch() {
  const field = document.querySelector<HTMLInputElement>('header input[type=search]');
  if (!field?.checkVisibility()) field?.closest<HTMLElement>('[popover]')?.showPopover();
  field?.focus();
}
