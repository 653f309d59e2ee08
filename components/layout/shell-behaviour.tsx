'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** What the static shell cannot do by itself: Ctrl or Cmd + K goes to the search, a new page closes open menus. */
export function ShellBehaviour() {
  const path = usePathname();

  useEffect(() => {
    document.querySelectorAll<HTMLElement>('header [popover]').forEach((menu) => menu.hidePopover?.());
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
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>('header input[type=search]'));
  const inMenu = fields.find((field) => field.closest('[popover]'));
  const visible = fields.find((field) => field.checkVisibility?.());
  if (!visible) inMenu?.closest<HTMLElement>('[popover]')?.showPopover();
  (visible ?? inMenu)?.focus();
}
